import Foundation
import PackagePlugin

/// `swift package check-layers`: runs the program `check-layers` with the package manager's description of the package.
///
/// It does not start another process of the package manager, which would wait forever for the lock on the package's `.build`.
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
    // If an error were thrown, the package manager would always exit with 1.
    exit(process.terminationReason == .exit ? process.terminationStatus : 2)
  }
}
