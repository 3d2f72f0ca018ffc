import CoreScenes
import SampleDomain
import SampleScenes

/// The view modifier that adds messages to a picture: an error that did not prevent showing it, or how long it is stored.
struct PictureMessagesModifier {
  let messages: [Message]

  static func warning(about error: PictureError?, _ consequence: String) -> Self {
    Self(messages: (error?.messages ?? []).map { Message(.warning, "\($0.sentence) \(consequence)", hint: $0.hint) })
  }

  static func storage(of picture: PictureSummary) -> Self {
    let isSaved = Message(.notice, "It is saved.", hint: "'unkeep' reverts that.")
    let isNotSaved = Message(.notice, "It is stored until the next one.", hint: "'keep' saves it permanently.")
    return Self(messages: [picture.saved == nil ? isNotSaved : isSaved])
  }

  func body(content: PictureDetail.ViewModel) -> PictureDetail.ViewModel {
    PictureDetail.ViewModel(
      state: content.state, messages: content.messages + messages, exported: content.exported, outcome: content.outcome)
  }
}

extension PictureDetail.ViewModel {
  func modifier(_ modifier: PictureMessagesModifier) -> Self { modifier.body(content: self) }
}
