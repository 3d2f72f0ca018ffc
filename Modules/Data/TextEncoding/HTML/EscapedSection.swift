internal import Domain

/// A CDATA section whose marks were escaped once too often, so that they are part of the text: `&lt;![CDATA[Tea]]&gt;`.
package enum EscapedSection {
  private static let starts = ["<![CDATA[", "<[CDATA[", "![CDATA["]
  private static let end = "]]>"

  /// The text between the marks; nil when the text does not begin and end with marks.
  package static func content(of text: String) -> String? {
    guard let whole = text.nonBlank, whole.utf8.last == end.utf8.last, whole.hasSuffix(end),
      let start = starts.first(where: whole.hasPrefix), whole.utf8.count >= start.utf8.count + end.utf8.count
    else { return nil }
    return String(whole.dropFirst(start.count).dropLast(end.count))
  }
}
