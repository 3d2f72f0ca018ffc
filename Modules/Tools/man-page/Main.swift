import Foundation

/// Writes a program's manual page to standard output, from the description on standard input that its parser prints with
/// `--experimental-dump-help`. `Scripts/install` and `Scripts/release` call it.
///
/// The plugin `generate-manual` of swift-argument-parser (1.8.2) makes a worse page: it repeats the options of every command below each one (2,000
/// lines in place of 760), names hidden commands, leaves out the values of an option and the version of the program, and is not called without
/// building all programs of the package.
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
