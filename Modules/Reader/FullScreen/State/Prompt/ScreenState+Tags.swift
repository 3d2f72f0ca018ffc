internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

/// What the user tags. ``KeyMap/defaultKeyBindings`` has the key that begins it.
extension ScreenState {
  /// Begins a command line with which the user tags the selected articles.
  mutating func beginTag() -> [ScreenRequest] {
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
    guard ["tag", "untag"].contains(line.verb), let first = line.arguments.first else { return nil }
    if line.verb == "tag", ["add", "list", "remove"].contains(first) { return nil }
    do throws(TagNameError) {
      let name = try TagName(line.text)
      return change { _ in .set(.tag(name), line.verb == "tag") }
    } catch {
      message = Message(.failure, MessageText(TagWording.sentence(for: error)))
      return []
    }
  }
}
