import CoreDomain
import ReaderDomain

/// The sentences about responses that contain no feed.
enum ResponseExcerptWording {
  /// Adds the status and the beginning of the response to a sentence about an error.
  static func sentence(_ sentence: String, with excerpt: ResponseExcerpt?) -> String {
    guard let excerpt else { return sentence }
    let clause =
      excerpt.beginning.isEmpty
      ? "the status is \(excerpt.status)"
      : "the response (status \(excerpt.status)) begins with '\(excerpt.beginning)'"
    let redirect = excerpt.redirectTarget.map { "; it redirects to \($0.shown)" } ?? ""
    return "\(sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence)\(redirect); \(clause)."
  }
}
