internal import Domain

/// What is said of an answer that was of no use.
enum GlimpseWording {
  /// A sentence about what is wrong with an answer, with how the answer looked.
  static func sentence(_ sentence: String, with glimpse: AnswerGlimpse?) -> String {
    guard let glimpse else { return sentence }
    let clause =
      glimpse.beginning.isEmpty ? "the status is \(glimpse.status)" : "the answer (status \(glimpse.status)) begins '\(glimpse.beginning)'"
    return "\(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence); \(clause)."
  }
}
