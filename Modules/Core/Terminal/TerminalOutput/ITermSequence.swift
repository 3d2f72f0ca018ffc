/// A picture file in iTerm2's protocol for inline images (https://iterm2.com/documentation-images.html).
enum ITermSequence {
  /// The command `ESC ] 1337 ; File = arguments : base64 BEL`.
  /// - Parameters:
  ///   - size: The size of the file in bytes.
  ///   - rows: The height in rows; the width follows from the aspect ratio. Nil keeps the picture's own size.
  static func text(base64: String, size: Int, rows: Int?) -> String {
    let height = rows.map { "height=\($0);" } ?? ""
    return "\u{1B}]1337;File=inline=1;size=\(size);\(height)preserveAspectRatio=1:\(base64)\u{7}"
  }
}
