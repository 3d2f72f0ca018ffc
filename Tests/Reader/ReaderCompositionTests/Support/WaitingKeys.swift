/// Whether a session has asked for a turn of the keys that wait for an answer.
@MainActor
final class WaitingKeys {
  var areWoken = false

  func take() -> Bool {
    defer { areWoken = false }
    return areWoken
  }
}
