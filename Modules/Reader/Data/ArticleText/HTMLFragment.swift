internal import Markup
internal import TextEncoding

/// Reads HTML that stands inside a page, without the marks of a CDATA section that was escaped once too often.
enum HTMLFragment {
  /// An element around the fragment that is not an HTML element. Without it, the parser would add a `p` around text outside any element, so
  /// that `<b>one</b> two` had two paragraphs.
  private static let root = "whole-fragment"

  static func read(_ html: String, into sink: inout some MarkupSink) {
    HTMLReader.read("<\(root)>" + (EscapedCDATA.content(of: html) ?? html), into: &sink)
  }
}
