internal import CoreDomain
internal import Markup

/// Makes HTML from untrusted sources safe to show.
///
/// The result is a well-formed HTML fragment. It contains only elements and attributes of `SanitizerAllowlist`. Every value is quoted, every
/// character that could be markup is escaped, and every link is absolute. Sanitizing the result again does not change it. The result has no
/// tags that the source lacks, except missing end tags.
///
/// Sanitizing takes about as long as parsing the HTML twice. It therefore happens when HTML is shown or exported, never when articles are
/// stored.
enum HTMLSanitizer {
  /// The sanitized fragment.
  /// - Parameter base: the base of relative links; without a base, they stay relative.
  static func sanitized(_ html: String, base: WebURL?) -> String {
    var sink = SanitizingSink(base: base)
    HTMLFragment.read(html, into: &sink)
    return sink.fragment
  }
}
