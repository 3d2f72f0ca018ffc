/// A Swift file: its path and its parsed text.
struct SourceFile: Sendable {
  /// Relative to the package's root.
  let path: String
  let source: SourceText
  let tokens: [Token]
  let imports: [ImportStatement]
  let declarations: [Declaration]

  init(path: String, text: String) {
    self.path = path
    source = SourceText(text)
    tokens = Token.list(in: source)
    imports = ImportStatement.list(in: tokens)
    declarations = Declaration.list(in: tokens)
  }

  /// The file's name with its extension.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
