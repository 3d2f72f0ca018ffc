import Foundation

/// Reads a program's description from standard input, as its argument parser prints it with `--experimental-dump-help`, and writes a manual
/// page to standard output. `Scripts/install` and `Scripts/release` call it.
///
/// The plugin `generate-manual` of swift-argument-parser (1.8.2) makes a worse page: it repeats the global options below each command
/// (2,000 lines instead of 760), lists hidden commands, omits the values of options and the version of the program, and builds all programs
/// of the package first.
@main
struct Main {
  static func main() {
    guard CommandLine.arguments.count == 2 else { fail("usage: man-page VERSION") }
    do {
      let description = try JSONDecoder().decode(ToolDescription.self, from: FileHandle.standardInput.readDataToEndOfFile())
      let page = ManPage(tool: description.command, version: CommandLine.arguments[1])
      try FileHandle.standardOutput.write(contentsOf: Data(page.text.utf8))
    } catch {
      fail("man-page: standard input is not the description of a program: \(error)")
    }
  }

  private static func fail(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(2)
  }
}
