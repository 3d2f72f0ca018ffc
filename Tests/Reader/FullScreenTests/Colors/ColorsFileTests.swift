import CoreScenes
import CoreDoubles
import CoreTerminal
import Testing

@testable import FullScreen

@Suite("The file of colours")
struct ColorsFileTests {
  private static func palette(_ text: String, isOnLight: Bool = false, shownIn depth: ColorDepth = .full) -> Palette {
    let file = ColorsFile(Array(text.utf8), shownIn: depth)
    #expect(file.mistakes == [])
    return Palette(isOnLight: isOnLight, file)
  }

  @Test(
    "a line gives a part its style",
    arguments: [
      ("unread = bold cyan", .unread, Style(.bold, .cyan)), ("selection = black on 153", .selection, Style([], .black, on: .indexed(153))),
      ("feed = #Ff8800 underline", .feed, Style(.underline, .rgb(255, 136, 0))), ("tags = none", .tags, .plain),
      ("problem = on white", .problem, Style([], nil, on: .white)), ("read = dim  italic", .read, Style([.dim, .italic])),
    ] as [(String, Palette.Part, Style)])
  func styles(line: String, part: Palette.Part, style: Style) {
    #expect(Self.palette("# Mine.\n\n\(line)\r\n")[part] == style)
  }

  @Test("a line for one background overrides a line for all, wherever it is")
  func backgrounds() {
    let text = "light feed = red\nfeed = blue\ndark hint = green"
    #expect(Self.palette(text, isOnLight: true)[.feed] == Style([], .red) && Self.palette(text)[.feed] == Style([], .blue))
    #expect(Self.palette(text)[.hint] == Style([], .green) && Self.palette(text, isOnLight: true)[.hint] == Palette(isOnLight: true)[.hint])
  }

  @Test("a starred article looks like others until the file says more")
  func starred() {
    #expect(Palette(isOnLight: false).title(isRead: true, isStarred: true) == .dim)
    #expect(Self.palette("starred = yellow").title(isRead: true, isStarred: true) == Style([], .yellow))
  }

  @Test(
    "a colour that the terminal does not show becomes the nearest",
    arguments: [
      ("#ff8800", .indexed, .indexed(208)), ("#808080", .indexed, .indexed(244)), ("#ff8800", .few, .yellow), ("#ff0000", .few, .red),
      ("214", .few, .yellow), ("9", .few, .red), ("250", .few, .white), ("214", .indexed, .indexed(214)), ("red", .few, .red),
      ("#000000", .few, .black), ("#ff8800", .full, .rgb(255, 136, 0)),
    ] as [(String, ColorDepth, Style.Color)])
  func nearest(name: String, depth: ColorDepth, color: Style.Color) {
    #expect(Self.palette("feed = \(name)", shownIn: depth)[.feed].color == color)
  }

  @Test(
    "the environment says how many colours there are",
    arguments: [
      (["TERM": "xterm-256color"], .indexed), (["TERM": "xterm", "COLORTERM": "truecolor"], .full), (["TERM": "xterm-direct"], .full),
      (["TERM": "linux"], .few), ([:], .few),
    ] as [([String: String], ColorDepth)])
  func depth(environment: [String: String], depth: ColorDepth) { #expect(ColorDepth(environment: environment) == depth) }

  @Test(
    "a mistake is reported with its line, and the other lines work",
    arguments: [
      ("unraed = bold", "there is no part 'unraed'.", "Did you mean 'unread'?"),
      ("unread bold", "this is not 'part = style'.", "Example: unread = bold cyan"),
      ("feed = purpel", "'purpel' is no style there.", "A style has words such as bold, cyan, 214, #ff8800, 'black on yellow'."),
      ("feed = magneta", "'magneta' is no style there.", "Did you mean 'magenta'?"),
      ("feed = red blue", "'blue' is a second colour.", "A style has one colour, and one for the background behind 'on'."),
      ("feed = red on blue white", "'white' is a second colour.", "A style has one colour, and one for the background behind 'on'."),
      ("feed = on red on blue", "'on' is there twice.", nil), ("feed = red on blue bold", "'bold' must be before 'on'.", nil),
      ("feed = none none", "'none' stands alone.", nil), ("feed = bold none", "'none' stands alone.", nil),
      ("feed = 256", "'256' is no style there.", nil), ("feed = #ff88", "'#ff88' is no style there.", nil),
      ("feed = red on", "a colour is missing behind 'on'.", nil),
      ("light = red", "this is not 'part = style'.", "Example: unread = bold cyan"),
    ] as [(String, String, String?)])
  func mistakes(line: String, sentence: String, hint: String?) {
    let file = ColorsFile(Array("\(line)\ntags = red".utf8))
    #expect(file.mistakes.map(\.sentence) == [sentence] && file.mistakes[0].line == 1)
    if let hint { #expect(file.mistakes[0].hint == hint) }
    #expect(file.styles(isOnLight: false) == [.tags: Style([], .red)])
    #expect(file.messages.map(\.sentence.text) == ["colours, line 1: \(sentence)"])
  }
}
