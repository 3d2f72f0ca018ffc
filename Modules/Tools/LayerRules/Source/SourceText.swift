/// The code of a Swift source. Comments, string literals and regular expressions are blanked, byte for byte, so that all offsets and line
/// numbers stay valid. Interpolations in strings are code, and stay.
///
/// The lexical grammar is that of "The Swift Programming Language", Lexical Structure.
package struct SourceText: Sendable {
  /// The original UTF-8 bytes.
  package let original: [UInt8]
  /// The same number of bytes, with spaces for everything that is not code.
  package let code: [UInt8]
  /// The bytes of each string literal with its quotation marks, in the order of their starts. Literals inside an interpolation follow the
  /// one that contains it.
  package let literals: [Range<Int>]

  package init(_ text: String) {
    original = Array(text.utf8)
    var masker = Masker(original)
    masker.readCode(insideInterpolation: false)
    code = masker.code
    literals = masker.literals
  }

  /// The number of lines in the source, including a last line without a newline.
  package var lineCount: Int {
    let newlines = original.count { $0 == UInt8(ascii: "\n") }
    return original.isEmpty || original.last == UInt8(ascii: "\n") ? newlines : newlines + 1
  }
}
