import CoreTerminal
import Testing

@Suite("Detection of image protocols")
struct ImageProtocolTests {
  @Test(
    "environment variables identify a terminal with an image protocol, and other terminals have none",
    arguments: [
      (["KITTY_WINDOW_ID": "1"], .kitty),
      (["KITTY_WINDOW_ID": "1", "TERM": "xterm-256color"], .kitty),
      (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-ghostty"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iTerm2),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iTerm2),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220400"], .iTerm2),
      ([:], nil), (["TERM": "xterm-256color"], nil), (["TERM": "kitty-like"], nil), (["KITTY_WINDOW_ID": ""], nil),
      (["TERM_PROGRAM": "Apple_Terminal"], nil), (["TERM_PROGRAM": "kitty"], nil), (["LC_TERMINAL": "other"], nil),
      (["KONSOLE_VERSION": "211201"], nil),
    ] as [([String: String], ImageProtocol?)])
  func detectsProtocol(_ environment: [String: String], is expected: ImageProtocol?) {
    #expect(ImageProtocol.detected(in: environment) == expected)
  }

  @Test(
    "tmux, screen and dumb terminals have no image protocol, whatever the outer terminal is",
    arguments: [
      ["TMUX": "/tmp/tmux-1000/default,1,0"], ["STY": "1.pts-0.host"], ["TERM": "tmux-256color"], ["TERM": "tmux"],
      ["TERM": "screen.xterm-256color"], ["TERM": "screen"], ["TERM": "dumb"],
    ],
    [["KITTY_WINDOW_ID": "1"], ["TERM_PROGRAM": "ghostty"], ["TERM_PROGRAM": "iTerm.app"], ["LC_TERMINAL": "iTerm2"]])
  func knowsWhatSwallows(_ swallower: [String: String], around: [String: String]) {
    #expect(ImageProtocol.detected(in: around) != nil)
    #expect(ImageProtocol.detected(in: around.merging(swallower) { $1 }) == nil)
  }
}
