// NavfuzzCommand: the command line as a whole, for the tool and for a user's own.

import Foundation
public import NavigationHarness
import NavigationModel
public import NavigationStage

/// The command line `navfuzz`, with the built-in subjects or with one's own.
///
/// A command line of one's own is a program of one call:
///
///     import NavigationCommand
///     import NavigationTesting
///     NavfuzzCommand.main(subjects: [Subject("mine") { MyNavigationController() }])
@MainActor
public enum NavfuzzCommand {
  /// Runs the process's arguments and ends the process with the exit code.
  ///
  /// - Parameter subjects: what can be fuzzed; names are distinct.
  public static func main(subjects: [Subject] = builtInSubjects) -> Never {
    exit(run(arguments: Array(CommandLine.arguments.dropFirst()), subjects: subjects).rawValue)
  }

  /// Runs a command line, printing to standard output and standard error.
  ///
  /// - Parameters:
  ///   - arguments: without the name of the program.
  ///   - subjects: what can be fuzzed; names are distinct.
  /// - Returns: what to tell the shell.
  public static func run(
    arguments: [String], subjects: [Subject] = builtInSubjects
  ) -> ExitCode {
    run(arguments: arguments, subjects: subjects, console: .standard(for: arguments))
  }

  /// The subjects that come with navfuzz.
  public static var builtInSubjects: [Subject] { BuiltInSubjects.all }

  /// Runs a command line on a console of the caller's.
  package static func run(
    arguments: [String], subjects: [Subject], console: Console
  ) -> ExitCode {
    guard console.ownsProcess else { return code(of: arguments, subjects, console) }
    // Whoever started this process waits in vain; all that a program does by itself would take long.
    if FreshProcess.isAskedOtherwise(by: console) { exit(ExitCode.usage.rawValue) }
    CrashNote.listen()
    let code = code(of: arguments, subjects, console)
    CrashNote.takeBack()
    FreshProcess.answer(code)
    return code
  }

  private static func code(
    of arguments: [String], _ subjects: [Subject], _ console: Console
  ) -> ExitCode {
    do {
      try Subject.check(subjects)
    } catch {
      console.warn("\(error)")
      return .usage
    }
    let command: Command
    do {
      command = try Command(arguments, among: subjects)
    } catch {
      console.warn("\(error)")
      return .usage
    }
    switch command {
    case .run(let request):
      return RunCommand(request: request, console: console).run()
    case .check(let request):
      return CheckCommand(request: request, console: console).run()
    case .replay(let words, let directory, let isVerbose):
      return ReplayCommand(
        subjects: subjects, store: SeedStore(directory: directory), isVerbose: isVerbose,
        console: console
      ).run(words)
    case .shrink(let words, let directory, let writesSeeds, let searchLimit, let capabilities):
      return ShrinkCommand(
        subjects: subjects.map { $0.drawing(capabilities) }, store: SeedStore(directory: directory),
        writesSeeds: writesSeeds,
        searchLimit: searchLimit, console: console
      ).run(words)
    case .list(let topic): console.print(Listing(subjects: subjects).lines(topic))
    case .explainRule(let rule): console.print(Explanation.lines(of: rule))
    case .explainCause(let cause): console.print(Explanation.lines(of: cause))
    case .explainBehaviour(let rule): console.print(Explanation.lines(of: rule))
    case .help: console.print(Help.text)
    case .version: console.print(Help.version)
    }
    return .asExpected
  }
}
