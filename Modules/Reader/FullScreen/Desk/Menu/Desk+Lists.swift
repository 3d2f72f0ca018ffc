internal import CoreScenes

/// The lists of messages and of what runs beside.
extension Desk {
  /// Lists what was reported, the last message first.
  mutating func listMessages() -> [DeskRequest] {
    let messages = log.messages.reversed()
    guard !messages.isEmpty else { return say("Nothing was told yet.") }
    menu = DeskMenu(
      messages.map { message in
        let sentence = [message.sentence, message.hint].compactMap { $0?.text(for: program) }.joined(separator: " ")
        return DeskMenu.Item(keys: message.kind == .notice ? "" : "!", name: "", meaning: sentence, choice: .nothing)
      })
    return []
  }

  /// Lists what runs beside.
  mutating func listJobs() -> [DeskRequest] {
    guard let progress else { return say("Nothing runs beside.") }
    menu = DeskMenu([
      DeskMenu.Item(keys: "", name: "stop", meaning: "stop the refresh (\(progress)); what has arrived stays", choice: .stopRefresh)
    ])
    return []
  }

  /// Stops the refresh. Its answer tells what it has fetched.
  mutating func stopRefresh() -> [DeskRequest] {
    guard progress != nil else { return say("Nothing runs beside.") }
    progress = "Stopping …"
    return [.stopRefresh]
  }
}
