import CoreScenes
import ReaderDomain
import ReaderScenes

/// What was undone or redone, as sentences.
enum UndoWording {
  static func sentences(for result: UndoResult) -> [String] {
    let isUndo = result.input == .last
    let done = isUndo ? "Undone" : "Redone"
    func sentence(_ edit: StatusEdit) -> String {
      "\(done): \(MarkWording.sentence(for: .set(edit.mark, edit.isSet != isUndo), count: edit.ids.count))"
    }
    switch result.entry {
    case .marked, .read: return result.edits.map(sentence)
    case .unsubscribed(let subscription):
      let name = "'\(subscription.title)' (\(subscription.id))"
      if let known = result.known {
        return [
          known.id == subscription.id
            ? "Undone: \(name) is followed already, and has its settings again."
            : "Undone: '\(known.title)' (\(known.id)) has the URL of \(name), and got its articles, marks and settings."
        ]
      }
      if result.isLeft { return ["\(done): nothing, because \(name) is not followed."] }
      return [isUndo ? "Undone: following \(name) again, at the end of its folder." : "Redone: no longer following \(name)."]
    case .joined(let joins, _):
      return joins.flatMap { join in
        join.others.map { other in
          let (name, feed) = ("'\(other.title)' (\(other.id))", "'\(join.feed.title)' (\(join.feed.id))")
          return isUndo
            ? "Undone: following \(name) again beside \(feed), each with its own settings."
            : "Redone: \(name) is joined into \(feed)."
        }
      } + result.edits.map(sentence)
    case .changedView(let name, _, _, _) where result.isLeft:
      return ["\(done): nothing, because '\(name)' has been changed since. It stays as it is."]
    case .changedView(let name, let before, let after, _):
      guard let now = isUndo ? before : after else { return ["\(done): '\(name)' is no longer saved."] }
      return ["\(done): '\(name)' is saved as: \(now.query)"]
    case .changedRule(let edit, _):
      let isThere = edit.isAdded != isUndo
      let rule =
        result.isLeft
        ? "\(done): the file 'rules' stays as it is, because it \(isThere ? "already has this rule" : "no longer has this rule"): \(edit.text)"
        : "\(done): rule \(isThere ? "added" : "removed"): \(edit.text)"
      return result.edits.map(sentence) + [rule]
    }
  }

  /// The warnings beside the sentences: articles that are gone, and a history that could not be changed.
  static func warnings(for result: UndoResult) -> [Message] {
    let count = result.gone.count
    let gone =
      count == 1 ? "is gone. If it comes back, the change applies to it." : "are gone. If they come back, the change applies to them."
    return (count == 0 ? [] : [Message(.warning, "\(CountWording.text(count, "article")) \(gone)")])
      + (result.error.map { [warning(for: $0, after: result.input)] } ?? [])
  }

  /// The warning that the history could not be changed.
  static func warning(for error: ReaderError, after input: UndoInput) -> Message {
    let reason = ReaderErrorWording.message(for: error)
    let (verb, participle) = input == .last ? ("undo", "undone") : ("redo", "redone")
    return Message(
      .warning, "It was \(participle), but the next \(verb) will \(verb) the same change: \(reason.sentence.afterColon)", hint: reason.hint)
  }
}
