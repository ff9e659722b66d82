// Exports: what a test names besides `fuzz`: subjects, profiles, screens, and UIKit's own names.

@_exported public import HeadlessUIKit
@_exported public import NavigationModel
@_exported public import NavigationSpec
@_exported public import NavigationStage
