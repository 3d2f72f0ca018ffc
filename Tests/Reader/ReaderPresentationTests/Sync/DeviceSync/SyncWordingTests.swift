import CoreDomain
import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Sync messages")
struct SyncWordingTests {
  @Test(
    "every problem is a warning that says what becomes of the changes",
    arguments: [
      (
        .unusable(path: "/s", reason: "it is no folder"), "/s cannot be used for sync: it is no folder.",
        "Your changes sync when it works again. \(run: "sync") shows the state."
      ),
      (
        .waiting(.locked(byProcess: nil)), "Your devices could not sync. Another \(.program) is using this data directory.",
        "The next command tries again."
      ),
      (
        .renamed(device: "desk-2"), "A copy of this data directory uses the same device name. This device is now 'desk-2'.",
        "Nothing is lost."
      ),
      (
        .restored(.feed, count: 2), "The list of subscriptions was missing or empty. 2 feeds came back through sync.",
        "To stop following a feed on all devices, use \(run: "remove")."
      ),
      (
        .restored(.view, count: 1), "The file of views was missing or empty. 1 view came back through sync.",
        "To remove a view on all devices, use \(run: "view remove")."
      ),
      (
        .restored(.rule, count: 2), "The file of rules was missing or empty. 2 rules came back through sync.",
        "To remove a rule on all devices, use \(run: "rules remove")."
      ),
    ] as [(SyncDiagnostic, MessageText, MessageText)])
  func messages(problem: SyncDiagnostic, sentence: MessageText, hint: MessageText) {
    #expect(SyncWording.message(for: problem) == Message(.warning, sentence, hint: hint))
  }

  @Test("a feed with a password stays on its device, and the user is told how to share it")
  func unshared() {
    #expect(
      SyncWording.message(for: .unshared(title: "Tea"))
        == Message(
          .notice, "'Tea' stays on this device, because its URL contains a user name or a password.",
          hint: "To share it, follow it without them, and give the password with \(run: "feeds set FEED credentials=FILE") on each device.")
    )
  }
}
