import Foundation
import LayerRules

@testable import scaffold

/// A change that was made to the architectures, as patches in Scripts/Patches.
struct ReferenceChange: Sendable {
  let name: String
  /// A description in one line.
  let meaning: String

  static let all = [
    ReferenceChange(name: "pin", meaning: "an article can be pinned, which is stored, shown, exported, filtered and typed"),
    sharedRead,
    ReferenceChange(
      name: "undo", meaning: "`undo` in a dialogue reverts the last change, says what was undone, and reads list and count again"),
    ReferenceChange(name: "swift-actor", meaning: "the actor of Two rings becomes a Swift `actor`, which runs beside the main actor"),
  ]
  static let sharedRead = ReferenceChange(
    name: "shared-read", meaning: "in a session, an opened article is marked read in list and count before `open` returns")

  /// The name of the patch with the changes that all architectures share.
  static let shared = "shared"
  static let patchNames = [shared] + ComparedArchitecture.all.map(\.name)

  /// The patch of an architecture, or the shared one. The patch is empty if the architecture needs no change.
  func patch(_ part: String) throws(LoadError) -> Patch {
    Patch(try Place.text(of: folder.appending(path: "\(part).patch")))
  }

  var folder: URL { Place.root.appending(path: "Scripts/Patches/\(name)") }
}
