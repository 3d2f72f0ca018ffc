internal import CoreScenes

/// The messages that were shown, for `:messages`. Only the last ones are kept.
struct MessageLog: Hashable, Sendable {
  /// The oldest is the first.
  private(set) var messages: [Message] = []

  private static let maximum = 200

  mutating func add(_ message: Message) {
    guard messages.last != message else { return }
    messages.append(message)
    if messages.count > Self.maximum { messages.removeFirst(messages.count - Self.maximum) }
  }
}
