import CoreScenes
import ReaderDomain

/// The messages for sync problems.
enum SyncWording {
  static func message(for problem: SyncDiagnostic) -> Message {
    switch problem {
    case .unusable(let path, let reason):
      Message(
        .warning, "\(path) cannot be used for sync: \(reason).",
        hint: "Your changes sync when it works again. \(run: "sync") shows the state.")
    case .waiting(let problem):
      Message(
        .warning, "Your devices could not sync. \(PersistenceErrorWording.message(for: problem).sentence)",
        hint: "The next command tries again.")
    case .renamed(let device):
      Message(
        .warning, "A copy of this data directory uses the same device name. This device is now '\(device)'.",
        hint: "Nothing is lost.")
    case .restored(.feed, let count):
      Message(
        .warning, "The list of subscriptions was missing or empty. \(CountWording.text(count, "feed")) came back through sync.",
        hint: "To stop following a feed on all devices, use \(run: "remove").")
    case .restored(.view, let count):
      Message(
        .warning, "The file of views was missing or empty. \(CountWording.text(count, "view")) came back through sync.",
        hint: "To remove a view on all devices, use \(run: "view remove").")
    case .restored(.rule, let count):
      Message(
        .warning, "The file of rules was missing or empty. \(CountWording.text(count, "rule")) came back through sync.",
        hint: "To remove a rule on all devices, use \(run: "rules remove").")
    case .unshared(let title):
      Message(
        .notice, "'\(title)' stays on this device, because its URL contains a user name or a password.",
        hint: "To share it, follow it without them, and give the password with \(run: "feeds set FEED credentials=FILE") on each device.")
    }
  }
}
