import Foundation
import LayerRules

/// `check-layers`: the program that `swift package check-layers` runs. It can also be run directly.
@main struct CheckLayers {
  static func main() async {
    let outcome = await LayerCheckCommand(arguments: Array(CommandLine.arguments.dropFirst())).run()
    FileHandle.standardOutput.write(Data(outcome.output.utf8))
    FileHandle.standardError.write(Data(outcome.errors.utf8))
    exit(outcome.exitCode)
  }
}
