internal import Domain

/// What is said of an answer that was of no use.
enum ResponseExcerptWording {
  /// A sentence about what is wrong with an answer, with how the answer looked.
  static func sentence(_ sentence: String, with excerpt: ResponseExcerpt?) -> String {
    guard let excerpt else { return sentence }
    let clause =
      excerpt.beginning.isEmpty ? "the status is \(excerpt.status)" : "the answer (status \(excerpt.status)) begins '\(excerpt.beginning)'"
    return "\(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence); \(clause)."
  }
}
