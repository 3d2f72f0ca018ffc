/// A Swift source of which only the code is left: comments, string literals and regular expressions are blanked, byte for byte,
/// so that every offset and line number of the original still holds. What is interpolated into a string is code, and stays.
///
/// The lexical grammar is that of "The Swift Programming Language", Lexical Structure.
struct SourceText: Sendable {
  /// The UTF-8 bytes as they were read.
  let original: [UInt8]
  /// As many bytes, with spaces for all that is not code.
  let code: [UInt8]

  init(_ text: String) {
    original = Array(text.utf8)
    var masker = Masker(original)
    masker.readCode(insideInterpolation: false)
    code = masker.code
  }

  /// The text left, as a person would read it.
  var codeText: String { String(decoding: code, as: UTF8.self) }

  /// How many lines the source has; a last line without a newline counts.
  var lineCount: Int {
    let newlines = original.count { $0 == UInt8(ascii: "\n") }
    return original.isEmpty || original.last == UInt8(ascii: "\n") ? newlines : newlines + 1
  }
}
