/// The lines of a command that name its property `variant`: dialogues and other presentation architectures, which only the model has.
enum VariantLines {
  private static let mark = "variant"

  /// A file as a new feature or scene gets it: if it is a command, without these lines.
  static func leftOut(of text: String, inFile path: String) -> String {
    guard path.hasPrefix("Modules/Reader/strata/Commands/") else { return text }
    return text.lines.filter { !SourceStretch.words(ofCodeIn: String($0)).contains(mark) }.joined(separator: "\n")
  }
}
