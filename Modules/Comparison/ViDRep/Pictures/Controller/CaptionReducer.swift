import SampleDomain

/// Judges a caption by the rules of Domain. It keeps nothing and knows nobody: the dispatcher asks it.
struct CaptionReducer: CaptionReducerObject {
  func input(from text: String) -> CaptionInput {
    CaptionInput(text: text, remarks: CaptionRules.remarks(on: text))
  }
}
