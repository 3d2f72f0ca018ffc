import ArgumentParser
import ReaderDomain

/// The program that is told about new articles. `ProgramNotifier` runs it.
struct NotificationProgramOption: ParsableArguments {
  @Option(
    name: .customLong("exec"),
    help: ArgumentHelp("Run this program when there are new articles, with them as JSON on its standard input.", valueName: "program"),
    completion: .file())
  var program: String?

  @Option(
    name: .customLong("exec-arg"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An argument of that program; repeat it for several.", valueName: "arg"))
  var arguments: [String] = []

  func validate() throws {
    try NameArgument.check(program, option: "--exec")
    if program == nil, !arguments.isEmpty { throw ValidationError("--exec-arg requires --exec.") }
  }

  var call: ProgramCall? { program.map { ProgramCall($0, arguments) } }
}
