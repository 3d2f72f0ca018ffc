/// A declaration that a reader looks up by its name: a type, a function, an initialiser, a property or a case, and the names in it.
struct SourceFragment: Sendable {
  /// An initialiser and `callAsFunction` have the name of their type: whoever names the type may call them.
  let name: String
  /// Of a type those of its header alone; what is in its body are pieces of their own.
  let names: Set<String>
  /// Whether it is looked up only by who is in its file anyway, as a property is: many types call theirs `state`.
  let isProperty: Bool
}

extension SourceFragment {
  /// The pieces of a file, at any depth of its types.
  static func list(in tokens: [Token]) -> [SourceFragment] {
    var reader = SourceFragmentReader(tokens: tokens)
    reader.readMembers(to: tokens.count, owner: "")
    return reader.pieces
  }
}
