internal import Domain

/// The sentences about responses that contain no feed.
enum ResponseExcerptWording {
  /// Adds the status and the beginning of the response to a sentence about an error.
  static func sentence(_ sentence: String, with excerpt: ResponseExcerpt?) -> String {
    guard let excerpt else { return sentence }
    let clause =
      excerpt.beginning.isEmpty ? "the status is \(excerpt.status)" : "the answer (status \(excerpt.status)) begins '\(excerpt.beginning)'"
    return "\(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence); \(clause)."
  }
}
