import CoreScenes
import SampleDomain
import SampleScenes

// The view modifiers: what is drawn, with errors or notices.

extension PictureList.ViewModel {
  /// An alert over the list, which stays as it was.
  static func alert(_ messages: [Message]) -> Self { Self(messages: messages, exported: .empty, outcome: .failed) }
}

extension PictureDetail.ViewModel {
  /// An alert over the picture, which stays as it was.
  static func alert(_ messages: [Message]) -> Self { Self(state: .failed, messages: messages, exported: .empty, outcome: .failed) }

  /// The same with an error that did not prevent it, as a warning.
  func warning(about error: PictureError?, _ consequence: String) -> Self {
    adding((error?.messages ?? []).map { Message(.warning, "\($0.sentence) \(consequence)", hint: $0.hint) })
  }

  /// The same with how long the picture is stored.
  func notice(of picture: PictureSummary) -> Self {
    adding([
      picture.saved == nil
        ? Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")
        : Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")
    ])
  }

  /// The same with these messages below.
  func adding(_ further: [Message]) -> Self {
    Self(state: state, messages: messages + further, exported: exported, outcome: outcome)
  }
}
