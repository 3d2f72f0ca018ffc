/// Makes an action on the articles of a list from the reference change `pin`, and takes it away again.
struct ActionScaffold {
  /// The scene whose action the reference change is.
  static let scene = "ArticleList"
  /// The reference change. Its patches for the presentation architectures are empty: all of them share requests and wording.
  static let patch = "Scripts/Patches/\(ActionName.model.verb)/shared.patch"
  private static let words = "Modules/Presentation/Scenes/Reading/ArticleList/MarkWording.swift"

  /// The text of the files in the tree, by path.
  let tree: [String: String]

  /// All that a new action changes.
  func creation(of name: ActionName) throws(ScaffoldError) -> TreeChange {
    if let made, made == name { throw ScaffoldError("There is an action \(name.verb) already.") }
    if let made {
      throw ScaffoldError(
        "There is an action \(made.verb), at the places where this one would be: remove it first, or add \(name.verb) by hand beside it.")
    }
    let patch = try renamedPatch(name)
    try refuseTakenName(name, patch)
    return try change(by: patch) {
      "\($0) is not as the reference change \(ActionName.model.verb) expects it: run Scripts/renew-patches, then try again."
    }
  }

  /// The opposite of a creation.
  func removal(of name: ActionName) throws(ScaffoldError) -> TreeChange {
    try change(by: Patch(files: renamedPatch(name).files.map(\.reversed))) {
      "\($0) has other changes where \(name.verb) is named: remove its lines by hand."
    }
  }

  /// The action of this verb.
  func action(named verb: String) throws(ScaffoldError) -> ActionName {
    guard let made, made.verb == verb else { throw ScaffoldError("There is no action \(verb) that Scripts/new has made.") }
    return made
  }

  /// The action that was made from the reference change; nil if none was.
  var made: ActionName? {
    let actions = (tree[Self.words] ?? "").matches(of: /MarkWords\(mark: \.([a-z]+), verb: "([a-z]+)"/)
    return actions.lazy.compactMap { try? ActionName(String($0.output.2), past: String($0.output.1)) }.first { action in
      let file = try? renamedPatch(action).files.first { $0.path == Self.words }
      return file?.reversed.applies(to: tree[Self.words]) == true
    }
  }

  private func renamedPatch(_ name: ActionName) throws(ScaffoldError) -> Patch {
    guard let text = tree[Self.patch] else {
      throw ScaffoldError("\(Self.patch) is missing, from which actions are made: get it back from git.")
    }
    return ActionRenaming(name: name).patch(Patch(text))
  }

  private func change(by patch: Patch, refusal: (String) -> String) throws(ScaffoldError) -> TreeChange {
    var change = TreeChange()
    for file in patch.files {
      guard let text = tree[file.path], file.applies(to: text) else { throw ScaffoldError(refusal(file.path)) }
      change.changed[file.path] = TreeChange.Edit(
        text: file.applied(to: text), sites: file.hunks.reduce(0) { $0 + $1.sites }, added: file.hunks.reduce(0) { $0 + $1.added },
        removed: file.hunks.reduce(0) { $0 + $1.removed })
    }
    return change
  }

  private func refuseTakenName(_ name: ActionName, _ patch: Patch) throws(ScaffoldError) {
    let words: Set = [name.verb, name.past, name.type]
    for path in patch.files.map(\.path).sorted() {
      let text = tree[path] ?? ""
      if path.hasSuffix(".swift"), let word = words.intersection(SourceStretch.words(ofCodeIn: text)).min() {
        throw ScaffoldError(
          "The name \(name.verb) is taken: \(path) uses '\(word)' for something else. Choose another verb, or another --past.")
      }
      let rows = text.lines.filter { path.hasSuffix(".md") && $0.hasPrefix("|") }
      for word in [name.verb, "un\(name.verb)", "filter \(name.past)", "--\(name.past)"]
      where rows.contains(where: { $0.contains("`\(word)`") || $0.contains("`\(word) ") }) {
        throw ScaffoldError("The name \(name.verb) is taken: \(path) describes '\(word)'. Choose another verb, or another --past.")
      }
    }
  }
}
