import CoreDomain
import ReaderDomain
import Testing

@Suite("The command that shows images")
struct ImageViewerCommandTests {
  @Test(
    "the files are the last arguments, or a word with their place is repeated for each; they are put in once, and no shell reads them",
    arguments: [
      ("feh", "feh", ["/a b/%s.jpg", "/2"]), ("feh -Z --", "feh", ["-Z", "--", "/a b/%s.jpg", "/2"]),
      ("imv %s -f", "imv", ["/a b/%s.jpg", "/2", "-f"]),
      ("'my viewer' --file=%s %%s", "my viewer", ["--file=/a b/%s.jpg", "--file=/2", "%s"]),
      ("x $HOME;%% \"a b\"", "x", ["$HOME;%", "a b", "/a b/%s.jpg", "/2"]),
    ])
  func arguments(text: String, program: String, arguments: [String]) throws {
    let command = try ImageViewerCommand(text)
    #expect(command.program == program && command.arguments(files: ["/a b/%s.jpg", "/2"]) == arguments)
  }

  @Test(
    "an open quotation mark, an unknown placeholder and an empty command are refused, also by the setting",
    arguments: ["feh 'x", "feh %f", "feh %", " "])
  func bad(text: String) {
    let error = ConfigurationError.badValue(.imageViewer, text, .notACommand(placeholders: ["s"]), .file)
    #expect(throws: error) { try ImageViewerCommand(text) }
    #expect(throws: SettingError.self) { try SettingKey.imageViewer.value(text) }
  }
}
