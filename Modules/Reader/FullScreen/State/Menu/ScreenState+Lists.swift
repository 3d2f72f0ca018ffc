internal import CoreScenes
internal import CoreTerminal

/// The lists of messages and of background tasks.
extension ScreenState {
  /// Lists what was reported, the last message first.
  mutating func listMessages() -> [ScreenRequest] {
    let messages = log.messages.reversed()
    guard !messages.isEmpty else { return say("There are no messages yet.") }
    menu = ScreenMenu(
      messages.map { message in
        let sentence = [message.sentence, message.hint].compactMap { $0?.text(for: program) }.joined(separator: " ")
        return ScreenMenu.Item(keys: message.kind == .notice ? "" : "!", meaning: sentence, choice: .message(sentence))
      })
    return []
  }

  /// The columns beside a message in their list.
  private static let messageMargin = 7

  /// Shows a message on as many lines as it needs. When its line in the list has shown all of it, the list is closed.
  mutating func showMessage(_ text: String) -> [ScreenRequest] {
    let lines = TextWrapping.wrapped(StyledLine(text), to: max(1, size.columns - Self.messageMargin))
    guard lines.count > 1 else { return [] }
    menu = ScreenMenu(lines.map { ScreenMenu.Item(meaning: $0.text, choice: .nothing) })
    return []
  }

  /// Lists the background tasks.
  mutating func listJobs() -> [ScreenRequest] {
    guard let progress else { return say("Nothing is running in the background.") }
    menu = ScreenMenu([
      ScreenMenu.Item(name: "stop", meaning: "stop the refresh (\(progress)); what has arrived stays", choice: .stopRefresh)
    ])
    return []
  }

  /// Stops the refresh. Its answer tells what it has fetched.
  mutating func stopRefresh() -> [ScreenRequest] {
    guard progress != nil else { return say("Nothing is running in the background.") }
    progress = "Stopping …"
    return [.stopRefresh]
  }
}
