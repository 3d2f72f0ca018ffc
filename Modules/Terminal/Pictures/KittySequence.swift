/// A PNG file in the graphics protocol of kitty (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
enum KittySequence {
  /// The most characters of base64 in one command, by the protocol; a multiple of 4, as all chunks but the last must be.
  private static let longestChunk = 4096

  /// Commands `ESC _ G keys ; base64 ESC \` for all of the base64, which must not be empty. Where rows are given, the picture fills them, and
  /// its columns follow from its shape.
  ///
  /// The keys: `f=100` is a PNG file, `a=T` has it shown as soon as it is whole, `r` is the rows, `m=1` says that more chunks follow. `q=2`
  /// has the terminal answer nothing, since an answer would arrive as something typed; that one and `m` are all that later chunks may have.
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
