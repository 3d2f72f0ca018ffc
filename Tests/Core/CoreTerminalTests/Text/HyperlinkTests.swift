@testable import CoreTerminal
import Testing

@Suite("Links in terminals")
struct HyperlinkTests {
  @Test(
    "a link has only printable ASCII characters, whatever its URL contains",
    arguments: [
      ("https://example.org/a?b=c&d#e", "https://example.org/a?b=c&d#e"),
      ("https://example.org/日 本", "https://example.org/%E6%97%A5%20%E6%9C%AC"),
      ("http://example.org/\u{1B}\\\u{7}\u{9C}\n\u{202E}", "http://example.org/%1B\\%07%C2%9C%0A%E2%80%AE"),
    ])
  func encoding(url: String, expected: String) {
    #expect(Hyperlink(url, number: 1)?.url == expected)
  }

  @Test(
    "other schemes and overlong URLs are no links",
    arguments: [
      "", "example.org", "javascript:alert(1)", "file:///etc/passwd", " https://example.org/", "HTTPS://example.org/",
      "https://" + String(repeating: "a", count: 2100), "https://" + String(repeating: "é", count: 400),
    ])
  func refused(url: String) {
    #expect(Hyperlink(url, number: 1) == nil)
  }

  @Test("a link has at most 2083 bytes, also when its characters are encoded")
  func longest() {
    let start = "https://example.org/"
    let room = 2083 - start.utf8.count
    #expect(Hyperlink(start + String(repeating: "~", count: room), number: 1)?.url.hasSuffix("~") == true)
    #expect(Hyperlink(start + String(repeating: "~", count: room + 1), number: 1) == nil)
    #expect(Hyperlink(start + String(repeating: "a", count: room % 3) + String(repeating: " ", count: room / 3), number: 1) != nil)
    #expect(Hyperlink(start + String(repeating: "a", count: room % 3 + 1) + String(repeating: " ", count: room / 3), number: 1) == nil)
  }

  @Test("the lines of a wrapped link are one link, and the text stays the same")
  func wrapped() throws {
    let link = try #require(Hyperlink("https://example.org/a", number: 7))
    let line = StyledLine([Span("See "), Span("the plank", Style(.underline, link: link)), Span(".")])
    let lines = TextWrapping.wrapped(line, to: 8)
    #expect(lines.map(\.text) == ["See the", "plank."])
    #expect(
      lines.map { StyleSequence.text(of: $0, withStyles: true, withLinks: true) } == [
        "See \u{1B}]8;id=link7;https://example.org/a\u{1B}\\\u{1B}[4mthe\u{1B}[0m\u{1B}]8;;\u{1B}\\",
        "\u{1B}]8;id=link7;https://example.org/a\u{1B}\\\u{1B}[4mplank\u{1B}[0m\u{1B}]8;;\u{1B}\\.",
      ])
    #expect(
      lines.map { StyleSequence.text(of: $0, withStyles: true, withLinks: false) } == [
        "See \u{1B}[4mthe\u{1B}[0m", "\u{1B}[4mplank\u{1B}[0m.",
      ])
    #expect(lines.map { StyleSequence.text(of: $0, withStyles: false, withLinks: true) } == ["See the", "plank."])
  }

  @Test(
    "links are written to terminals that are known to show them",
    arguments: [
      (["TERM": "xterm-kitty"], true), (["TERM_PROGRAM": "vscode"], true), (["TERM_PROGRAM": "WezTerm"], true), (["TERM": "foot"], true),
      (["TERM": "alacritty"], true), (["VTE_VERSION": "7002"], true), (["VTE_VERSION": "5000"], false), (["VTE_VERSION": "x"], false),
      (["KONSOLE_VERSION": "220401"], true), (["KONSOLE_VERSION": "190000"], false), (["WT_SESSION": "a"], true), (["DOMTERM": "a"], true),
      (["DOMTERM": ""], false),
      (["VTE_VERSION": "5001"], true), (["KONSOLE_VERSION": "201200"], true),
      (["TERM": "dumb", "DOMTERM": "a", "FORCE_COLOR": "1"], false),
      (["TERM": "contour"], true), (["TERM_PROGRAM": "Hyper"], true),
      (["TERM": "xterm-256color"], false), ([:], false), (["TERM": "dumb", "WT_SESSION": "a"], false),
      (["TERM": "xterm-kitty", "TMUX": "x"], false), (["TERM": "screen", "VTE_VERSION": "7002"], false),
      (["TERM": "foot", "NO_COLOR": "1"], false), (["TERM": "foot", "NO_COLOR": ""], true),
    ] as [([String: String], Bool)])
  func detection(environment: [String: String], takesLinks: Bool) {
    let settings = TerminalSettings(environment: environment, outputIsTerminal: true, errorIsTerminal: false, noColor: false)
    #expect(settings.output.takesLinks == takesLinks)
  }

  @Test("a file or a pipe gets no links, and neither does a terminal with --no-color")
  func refusedByUser() {
    let environment = ["TERM": "xterm-kitty", "FORCE_COLOR": "1"]
    let pipe = TerminalSettings(environment: environment, outputIsTerminal: false, errorIsTerminal: true, noColor: false)
    #expect(!pipe.output.takesLinks && pipe.output.takesColor && pipe.error.takesLinks)
    let plain = TerminalSettings(environment: environment, outputIsTerminal: true, errorIsTerminal: true, noColor: true)
    #expect(!plain.output.takesLinks && !plain.error.takesLinks)
  }
}
