internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

/// What the user tags. ``KeyMap/defaultKeyBindings`` has the key that begins it.
extension ScreenState {
  /// Begins a command line with which the user tags the selected articles.
  mutating func beginTag() -> [ScreenRequest] {
    if let refusal = refuseLostSelection() { return refusal }
    let rows = rowsWithKeys
    guard !rows.isEmpty || articleOutsideList != nil else { return say("No article is selected.") }
    let tags = Set(rows.flatMap(\.status.tags)).sorted()
    let requests = begin("tag ")
    if !tags.isEmpty { message = Message(.notice, "Tags: \(TagWording.text(tags)). 'untag NAME' takes one away.") }
    return requests
  }

  /// Runs `tag NAME` and `untag NAME` for the selected articles; nil for another line. `tag add`, `tag list` and `tag remove` are commands of
  /// the command line.
  mutating func tag(_ line: DialogueLine) -> [ScreenRequest]? {
    guard Self.namesTag(line) else { return nil }
    guard let name = tagName(line) else { return [] }
    return change { _ in .set(.tag(name), line.verb == "tag") }
  }

  /// Whether a line names a tag that no tag can be. Then the message says why.
  mutating func hasBadTag(_ text: String) -> Bool {
    guard let line = DialogueLine(text), Self.namesTag(line) else { return false }
    return tagName(line) == nil
  }

  private static func namesTag(_ line: DialogueLine) -> Bool {
    guard ["tag", "untag"].contains(line.verb), let first = line.arguments.first else { return false }
    return line.verb == "untag" || !["add", "list", "remove"].contains(first)
  }

  private mutating func tagName(_ line: DialogueLine) -> TagName? {
    do throws(TagNameError) {
      return try TagName(QuotationMarks.removed(from: line.text))
    } catch {
      message = Message(.failure, MessageText(TagWording.sentence(for: error)))
      return nil
    }
  }
}
