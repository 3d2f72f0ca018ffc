/// A protocol for showing pictures between lines of text.
public enum ImageProtocol: Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which ghostty supports too (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
  case kitty
  /// The inline images of iTerm2, which WezTerm supports too (https://iterm2.com/documentation-images.html).
  case iTerm2

  /// The protocol of the terminal in these environment variables; nil when the terminal is not known to support one.
  ///
  /// KITTY_WINDOW_ID, TERM, TERM_PROGRAM and LC_TERMINAL identify the terminal; ssh forwards LC_TERMINAL. The terminal itself is not
  /// queried, because its response would be mixed with the user's input. Inside tmux and screen the result is nil, because they drop these
  /// sequences. It is also nil when TERM is `dumb`.
  public static func detected(in environment: [String: String]) -> ImageProtocol? {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen") || term == "dumb" { return nil }
    if isSet("KITTY_WINDOW_ID") || ["xterm-kitty", "xterm-ghostty"].contains(term) || program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm"].contains(program) || environment["LC_TERMINAL"] == "iTerm2" { return .iTerm2 }
    return nil
  }

  /// The environment variables that identify the terminal. STY is set by screen.
  static let variables = ["TERM", "TERM_PROGRAM", "LC_TERMINAL", "KITTY_WINDOW_ID", "TMUX", "STY"]

  /// Whether the protocol supports only PNG files.
  var isForPNGOnly: Bool { self == .kitty }
}

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

/// A PNG file in kitty's graphics protocol (https://sw.kovidgoyal.net/kitty/graphics-protocol/).
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
