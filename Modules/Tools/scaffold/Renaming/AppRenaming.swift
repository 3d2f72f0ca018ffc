/// Renames the program `sample` in its files and those of Core, for an app.
struct AppRenaming {
  let name: AppName

  /// The new path of a file. The names of modules, programs and tests begin with the program's name.
  func path(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part == "sample" ? name.program : module(String(part))
    }.joined(separator: "/")
  }

  /// The new text of a file. In Swift code, the word `sample` names test values, so it stays.
  func text(_ text: String, in path: String) -> String {
    let isSwift = path.hasSuffix(".swift")
    let renamed =
      isSwift
      ? SourceStretch.all(of: text).map { words(in: $0.text, isCode: $0.isCode) }.joined()
      : words(in: text, isCode: false)
    return withoutReader(renamed, isTest: isSwift && path.hasPrefix("Tests/"))
  }

  private func words(in text: String, isCode: Bool) -> String {
    WordRun.all(in: text).map { run in
      switch run.text {
      case "sample": isCode ? run.text : name.program
      case "SAMPLE": name.constant
      case _ where run.text.hasPrefix("SAMPLE_"): name.constant + run.text.dropFirst("SAMPLE".count)
      default: module(run.text)
      }
    }.joined()
  }

  /// Renames `SampleDomain` and `Sample`, but not `Samples`, which is another word.
  private func module(_ word: String) -> String {
    guard word.hasPrefix("Sample"), word.dropFirst("Sample".count).first?.isLowercase != true else { return word }
    return name.type + word.dropFirst("Sample".count)
  }

  /// Replaces the name of the feed reader. In tests, it is a value; its replacement has the same length, so that text wraps at the same
  /// places.
  private func withoutReader(_ text: String, isTest: Bool) -> String {
    let spellings =
      isTest ? ["tester", "Tester", "TESTER"] : [name.program, name.type, name.constant]
    return zip(["strata", "Strata", "STRATA"], spellings).reduce(text) { text, pair in text.replacing(pair.0, with: pair.1) }
  }
}
