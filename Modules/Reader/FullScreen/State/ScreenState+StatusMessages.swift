internal import CoreScenes

/// The message of the status line.
extension ScreenState {
  /// Shows the worst message.
  mutating func show(_ messages: [Message]) {
    if let worst = messages.first(where: { $0.kind == .failure }) ?? messages.first(where: { $0.kind == .warning }) ?? messages.first {
      message = worst
    }
  }
}
