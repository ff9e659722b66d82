// Exports: Foundation comes with the module, as it comes with UIKit.

@_exported public import Foundation
