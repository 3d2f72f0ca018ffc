/// A CDATA section whose marks were escaped once too often, so that they are part of the text: `&lt;![CDATA[Tea]]&gt;`.
package enum EscapedCDATA {
  private static let starts = ["<![CDATA[", "<[CDATA[", "![CDATA["]
  private static let end = "]]>"

  /// The text between the marks; nil when the text does not begin and end with marks.
  package static func content(of text: String) -> String? {
    guard mayEndWithMark(text), let whole = text.nonBlank, whole.hasSuffix(end),
      let start = starts.first(where: whole.hasPrefix), whole.utf8.count >= start.utf8.count + end.utf8.count
    else { return nil }
    return String(whole.dropFirst(start.count).dropLast(end.count))
  }

  /// Looks at the last bytes, because every text of every feed passes here. Beyond ASCII, white space may stand behind the mark.
  private static func mayEndWithMark(_ text: String) -> Bool {
    var bytes = text.utf8[...]
    while let last = bytes.last, last.isTagSpace { bytes.removeLast() }
    return bytes.last.map { $0 >= 0x80 } == true || bytes.suffix(end.utf8.count).elementsEqual(end.utf8)
  }
}
