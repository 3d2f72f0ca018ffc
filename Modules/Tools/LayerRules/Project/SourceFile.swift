/// A Swift file: its path and its parsed text.
public struct SourceFile: Sendable {
  /// Relative to the package's root.
  public let path: String
  package let source: SourceText
  package let tokens: [Token]
  package let imports: [ImportStatement]
  package let declarations: [Declaration]

  public init(path: String, text: String) {
    self.path = path
    source = SourceText(text)
    tokens = Token.list(in: source)
    imports = ImportStatement.list(in: tokens)
    declarations = Declaration.list(in: tokens)
  }

  /// The file's name with its extension.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
