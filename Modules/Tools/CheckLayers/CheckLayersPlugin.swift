import Foundation
import PackagePlugin

/// `swift package check-layers`: tells the program `check-layers` what the package manager knows of the package, and runs it.
///
/// It asks the package manager nothing by a process: that would wait forever for the lock on the package's `.build`.
@main struct CheckLayersPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let description = context.pluginWorkDirectoryURL.appending(path: "package.json")
    try JSONEncoder().encode(PackageDescription(of: context.package)).write(to: description)
    let process = Process()
    process.executableURL = try context.tool(named: "check-layers").url
    process.arguments =
      [
        "--package-path", context.package.directoryURL.path(percentEncoded: false), "--package-description",
        description.path(percentEncoded: false),
      ]
      + arguments
    try process.run()
    process.waitUntilExit()
    // The package manager would exit with 1 for any error that is thrown.
    exit(process.terminationReason == .exit ? process.terminationStatus : 2)
  }
}
