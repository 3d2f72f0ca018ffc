/// A PNG file in kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/). `ImageProtocol` detects the terminals
/// that have it.
enum KittySequence {
  /// The protocol's maximum number of base64 characters in one command. All chunks except the last must be a multiple of 4.
  private static let longestChunk = 4096

  /// Commands `ESC _ G keys ; base64 ESC \` for all of the base64.
  ///
  /// The keys: `f=100` is a PNG file, `a=T` shows the picture when it is complete, `r` is the height in rows, `m=1` says that more chunks
  /// follow. `q=2` suppresses the terminal's response, which would arrive as typed input. Later chunks may only have the keys `q` and `m`.
  /// - Parameters:
  ///   - base64: The content of the file; must not be empty.
  ///   - rows: The height in rows; the width follows from the aspect ratio. Nil keeps the picture's own size.
  static func text(base64: String, rows: Int?) -> String {
    let characters = Array(base64.utf8)
    let first = "f=100,a=T," + (rows.map { "r=\($0)," } ?? "")
    return stride(from: 0, to: characters.count, by: longestChunk).reduce(into: "") { text, start in
      let end = min(start + longestChunk, characters.count)
      let keys = (start == 0 ? first : "") + "q=2,m=\(end < characters.count ? 1 : 0)"
      text += "\u{1B}_G\(keys);\(String(decoding: characters[start..<end], as: UTF8.self))\u{1B}\\"
    }
  }
}
