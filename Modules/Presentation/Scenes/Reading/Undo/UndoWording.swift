public import Domain

/// What was undone or redone, as sentences.
public enum UndoWording {
  public static func sentences(for result: UndoResult) -> [String] {
    let isUndo = result.input == .last
    let done = isUndo ? "Undone" : "Redone"
    func sentence(_ mark: ArticleMark, _ isSet: Bool, _ ids: [ArticleID]) -> String {
      "\(done): \(MarkWording.sentence(for: .set(mark, isSet != isUndo), count: ids.count))"
    }
    switch result.entry {
    case .marked(let edits): return edits.map { sentence($0.mark, $0.isSet, $0.ids) }
    case .read(let ids): return [sentence(.read, true, ids)]
    case .unfollowed(let subscription):
      let name = "'\(subscription.title)' (\(subscription.id))"
      return [isUndo ? "Undone: following \(name) again, at the end of its folder." : "Redone: no longer following \(name)."]
    case .changedView(let name, _, _, _) where result.isLeft:
      return ["\(done): nothing, because '\(name)' has been changed since. It stays as it is."]
    case .changedView(let name, let before, let after, _):
      guard let now = isUndo ? before : after else { return ["\(done): '\(name)' is no longer saved."] }
      return ["\(done): '\(name)' is saved as: \(now.query)"]
    case .changedRule(let edit, let hidden):
      let isThere = edit.isAdded != isUndo
      let rule =
        result.isLeft
        ? "\(done): the file 'rules' stays as it is, because it \(isThere ? "already has this rule" : "no longer has this rule"): \(edit.text)"
        : "\(done): rule \(isThere ? "added" : "removed"): \(edit.text)"
      return (hidden.isEmpty ? [] : [sentence(.hidden, true, hidden)]) + [rule]
    }
  }

  /// The warning that the history could not be changed.
  public static func warning(for error: ReadingError, after input: UndoInput) -> Message {
    let reason = ReadingErrorWording.message(for: error)
    let (verb, participle) = input == .last ? ("undo", "undone") : ("redo", "redone")
    return Message(
      .warning, "It was \(participle), but the next \(verb) will \(verb) the same change: \(reason.sentence)", hint: reason.hint)
  }
}
