/// A picture file in the protocol for inline images of iTerm2 (https://iterm2.com/documentation-images.html).
enum ITermSequence {
  /// The command `ESC ] 1337 ; File = arguments : base64 BEL`. `size` is the bytes of the file. Where rows are given, the picture fills them,
  /// and its columns follow from its shape.
  static func text(base64: String, size: Int, rows: Int?) -> String {
    let height = rows.map { "height=\($0);" } ?? ""
    return "\u{1B}]1337;File=inline=1;size=\(size);\(height)preserveAspectRatio=1:\(base64)\u{7}"
  }
}
