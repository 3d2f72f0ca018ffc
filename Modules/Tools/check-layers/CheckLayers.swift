import Foundation
import LayerRules

/// `check-layers`: the program behind `swift package check-layers`, which also runs alone.
@main struct CheckLayers {
  static func main() async {
    let outcome = await LayerCheckCommand(arguments: Array(CommandLine.arguments.dropFirst())).run()
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.errors.utf8))
    exit(outcome.exitCode)
  }
}
