import CoreDomain
import CoreScenes
import ReaderDomain
import Testing

@Suite("Error messages of limits")
struct LimitWordingTests {
  private static let all: MessageText = "\(run: "config show") lists the settings."

  @Test("a limit that is none is refused with its range, and a hint")
  func typed() {
    let error = ConfigurationError.badValue(.keepArticles, "many", .notALimit(1...1_000_000), .typed)
    let sentence: MessageText = "'keep.articles' must be a number from 1 to 1000000, or 'all', not 'many'."
    #expect(
      ConfigurationErrorWording.message(for: error) == Message(.failure, sentence, hint: "Such as 500, or 'all' for no limit. \(Self.all)"))
  }

  @Test("in the file, it is named with the command that corrects it")
  func file() {
    let error = ConfigurationError.badValue(.keepDays, "0", .notALimit(1...36_500), .file)
    let sentence: MessageText = "In config.json, 'keep.days' must be a number from 1 to 36500, or 'all', not '0'. The file was not changed."
    let hint: MessageText = "\(run: "config set keep.days NUMBER") corrects it, and \(run: "config unset keep.days") removes it."
    #expect(ConfigurationErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }
}
