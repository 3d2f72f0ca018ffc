internal import Domain
internal import Markup

/// Makes HTML of strangers safe to show.
///
/// What comes out is a well-formed fragment of HTML: elements and attributes of `SafeHTML` and nothing else, every value in quotes, every
/// character that could mean markup escaped, every link absolute. Sanitising it again changes nothing, and no tag comes out that was not
/// written, but for end tags that were forgotten.
///
/// It takes about as long as reading the HTML twice, so it is done where HTML is shown or handed on, never on the way into the store.
enum HTMLSanitiser {
  /// An element around the fragment, which is no element of HTML: outside of any element, the reader would make up a `p` around words.
  private static let root = "strata-fragment"

  /// The fragment made safe.
  /// - Parameter base: what relative links are relative to; without one they stay relative.
  static func sanitised(_ html: String, base: WebURL?) -> String {
    var sink = SanitisingSink(base: base)
    HTMLReader.read("<\(root)>" + html, into: &sink)
    return sink.fragment
  }
}
