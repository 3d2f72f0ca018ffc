/// Writes the reference change `pin` for another action. Only the lines that it adds are renamed: the others are those of the tree.
struct ActionRenaming {
  let name: ActionName

  func patch(_ patch: Patch) -> Patch { Patch(files: patch.files.map(file)) }

  /// A line with the model's words in all spellings. What follows several spaces stays in its column, as in a table of the help.
  func line(_ text: String) -> String {
    let indent = text.prefix { $0 == " " }
    let cells = text.dropFirst(indent.count).split(separator: "  ", maxSplits: 1, omittingEmptySubsequences: false)
    guard cells.count == 2 else { return renamed(text) }
    let rest = cells[1].drop { $0 == " " }
    let width = text.count - indent.count - rest.count
    let first = renamed(String(cells[0]))
    return indent + first + String(repeating: " ", count: max(2, width - first.count)) + renamed(String(rest))
  }

  private func file(_ file: PatchedFile) -> PatchedFile {
    PatchedFile(path: file.isNew ? renamed(file.path) : file.path, isNew: file.isNew, hunks: file.hunks.map(hunk))
  }

  private func hunk(_ hunk: PatchHunk) -> PatchHunk {
    PatchHunk(lines: hunk.lines.map { $0.hasPrefix("+") ? "+" + line(String($0.dropFirst())) : $0 })
  }

  private func renamed(_ text: String) -> String {
    var result = ""
    for run in WordRun.all(in: text) {
      let word = run.text.split(separator: "_", omittingEmptySubsequences: false).map { self.word(String($0)) }.joined(separator: "_")
      if word != run.text, "aeio".contains(word.prefix(1)) { result = FeatureRenaming.withAn(result) }
      result += word
    }
    return result
  }

  /// A word, or a name of several words, such as `isPinned`.
  private func word(_ word: String) -> String {
    var parts: [String] = []
    for letter in word {
      if parts.isEmpty || letter.isUppercase && parts.last?.last?.isUppercase == false { parts.append("") }
      parts[parts.count - 1].append(letter)
    }
    return parts.map(part).joined()
  }

  private func part(_ word: String) -> String {
    let model = ActionName.model
    return switch word {
    case model.verb: name.verb
    case model.verbType: name.verbType
    case ActionName.capital(model.thirdPerson): ActionName.capital(name.thirdPerson)
    case "un\(model.verb)": "un\(name.verb)"
    case model.thirdPerson: name.thirdPerson
    case model.past: name.past
    case "un\(model.past)": "un\(name.past)"
    case model.type: name.type
    default: word
    }
  }
}
