import LayerRules

/// A declaration that a reader looks up by its name: a type, a function, an initialiser, a property or a case, and the names in it.
struct SourceFragment: Sendable {
  /// An initialiser and `callAsFunction` have the name of their type, because code that names the type may call them.
  let name: String
  /// The name of the type around it, or an empty string.
  let owner: String
  /// For a type, only the names in its header; its members are separate fragments.
  let names: Set<String>
  /// The lines of its code; for a type, those of its header.
  let lines: Range<Int>
  /// Whether it is looked up only from its own file, as a property is: many types have a property `state`.
  let isProperty: Bool
}

extension SourceFragment {
  /// The fragments of a file, at any depth of its types.
  static func list(in tokens: [Token]) -> [SourceFragment] {
    var reader = SourceFragmentReader(tokens: tokens)
    reader.readMembers(to: tokens.count, owner: "")
    return reader.pieces
  }
}
