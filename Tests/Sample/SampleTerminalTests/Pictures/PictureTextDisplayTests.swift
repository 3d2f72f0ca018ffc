import CoreDomain
import CoreDoubles
import CoreScenes
import CoreTerminal
import SampleDomain
import SampleDoubles
import SampleScenes
import SampleTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A picture as text")
struct PictureTextDisplayTests {
  private typealias State = PictureDetail.State

  private nonisolated static let path = "/home/me/.local/share/strata/pictures/0123456789abcdef0123.png"
  private nonisolated static let png = ShownPicture(bytes: InlineImageSample.png(height: 400), format: .png)
  private nonisolated static let loading = State.loading("Waiting for a picture that says 'Tea' …")
  private nonisolated static let loaded = State.loaded(
    png,
    [
      DetailLine("Caption", "Tea, 日本茶, and the time until it is ready"), DetailLine("Type", "image/png"),
      DetailLine("Path", path, isURL: true),
    ])

  private func picture(
    _ states: PictureDetail.State..., messages: [Message] = [], columns: Int = 80, isTerminal: Bool = false, takesColor: Bool = false
  ) -> ScreenCapture {
    let picture = ScreenCapture(columns: columns, program: "sample", isTerminal: isTerminal, takesColor: takesColor)
    for state in states { display(state, messages: messages, on: picture.terminal) }
    return picture
  }

  private func display(_ state: PictureDetail.State, messages: [Message] = [], on terminal: TerminalOutput) {
    PictureDetailTextDisplay(terminal: terminal).display(.init(state: state, messages: messages, exported: .empty, outcome: .done))
  }

  /// The standard output in this environment.
  private func output(_ state: PictureDetail.State, in environment: [String: String], isTerminal: Bool = true) -> String {
    let device = RecordingDevice(isTerminal: isTerminal, columns: 80)
    let terminal = TerminalOutput(
      program: "sample", output: device.device, error: RecordingDevice().device, environment: environment, noColor: true)
    display(state, on: terminal)
    return device.text
  }

  @Test("80 columns show one detail per line")
  func wide() {
    let picture = picture(Self.loaded)
    #expect(
      picture.output == """
        Caption: Tea, 日本茶, and the time until it is ready
        Type: image/png
        Path: \(Self.path)

        """)
    #expect(picture.error.isEmpty)
  }

  @Test("20 columns wrap the details but never break a path")
  func narrow() {
    #expect(
      picture(Self.loaded, columns: 20).output == """
        Caption: Tea, 日本
          茶, and the time
          until it is ready
        Type: image/png
        Path: \(Self.path)

        """)
  }

  @Test(
    "a terminal with an image protocol shows the picture above its details", arguments: [InlineImageSample.kitty, InlineImageSample.iTerm2])
  func inline(environment: [String: String]) {
    let details = picture(Self.loaded).output
    let output = output(Self.loaded, in: environment)
    #expect(output.hasPrefix("\u{1B}") && output.hasSuffix("\n\(details)") && output.contains("iVBORw0KGgo"))
  }

  @Test(
    "only the details are shown without a terminal that shows pictures",
    arguments: [
      (["TERM": "xterm-256color"], true), (InlineImageSample.kitty, false), (InlineImageSample.iTerm2, false),
      (InlineImageSample.kitty.merging(["TMUX": "1"]) { $1 }, true), ([:], true),
    ])
  func notInline(environment: [String: String], isTerminal: Bool) {
    #expect(output(Self.loaded, in: environment, isTerminal: isTerminal) == picture(Self.loaded).output)
  }

  @Test("only the details are shown for a format that the terminal does not support")
  func unknownFormat() {
    let gif = State.loaded(ShownPicture(bytes: Array("GIF89a".utf8), format: .gif), [DetailLine("Type", "image/gif")])
    #expect(output(gif, in: InlineImageSample.kitty) == "Type: image/gif\n")
    #expect(output(gif, in: InlineImageSample.iTerm2).hasSuffix("\u{7}\nType: image/gif\n"))
  }

  @Test("on a terminal, a loading picture shows a progress line that the picture replaces")
  func progress() {
    let sentence = "Waiting for a picture that says 'Tea' …"
    #expect(picture(Self.loading, isTerminal: true).error == sentence)
    // Two more columns, in which a terminal may have written ^C.
    let blank = String(repeating: " ", count: sentence.count + 2)
    #expect(picture(Self.loading, Self.loaded, isTerminal: true).error.hasSuffix("\r\(blank)\r"))
  }

  @Test("without a terminal, a loading picture writes nothing")
  func noProgress() {
    #expect(picture(Self.loading).error.isEmpty && picture(Self.loading).output.isEmpty)
  }

  @Test("the result of an action is a sentence wrapped to the window, and messages go to standard error")
  func reported() {
    let picture = picture(.reported("Saved 'Tea and cups' (0123abcd)."), messages: [Message(.notice, "So.")], columns: 20)
    #expect(picture.output == "Saved 'Tea and cups'\n  (0123abcd).\n")
    #expect(picture.error == "sample: So.\n")
  }

  @Test("a failed picture erases the progress line and shows only its messages")
  func failure() {
    let failed = picture(.failed, messages: [Message(.failure, "No."), Message(.warning, "Dog.")])
    #expect(failed.output.isEmpty && failed.error == "sample: No.\nsample: Dog.\n")
    let terminal = picture(Self.loading, .failed, isTerminal: true)
    #expect(terminal.output.isEmpty && terminal.error.hasSuffix(" \r"))
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let (plain, colored) = (picture(Self.loaded).output, picture(Self.loaded, takesColor: true).output)
    #expect(colored.withoutStyles == plain && colored != plain)
  }

  @Test("a hostile caption or path adds no escape sequence and no line break")
  func hostile() {
    let details = [DetailLine("Caption", hostileTitle), DetailLine("Path", hostileTitle, isURL: true)]
    let picture = picture(.loaded(Self.png, details), .reported(hostileTitle), columns: 200)
    #expect(!holdsForbidden(picture.output))
    #expect(picture.output.filter(\.isNewline).count == 3)
    let progress = self.picture(.loading(hostileTitle), columns: 200, isTerminal: true).error
    #expect(!holdsForbidden(progress) && !progress.contains("\n"))
  }
}

@MainActor @Suite("A list of pictures as text")
struct PictureListTextDisplayTests {
  private func picture(
    _ rows: [PictureRow], progress: String? = nil, summary: String? = nil, messages: [Message] = [], columns: Int = 80,
    isTerminal: Bool = false, takesColor: Bool = false
  ) -> ScreenCapture {
    let picture = ScreenCapture(columns: columns, program: "sample", isTerminal: isTerminal, takesColor: takesColor)
    PictureListTextDisplay(terminal: picture.terminal).display(
      .init(rows: rows, progress: progress, summary: summary, messages: messages, exported: .empty, outcome: .done))
    return picture
  }

  @Test("80 columns show one line per picture, with a dot for an unseen one and a star, and any error below it")
  func wide() {
    let picture = picture(PictureRows.all, summary: "4 pictures")
    #expect(
      picture.output == """
        •★ 3c86cf02   5m  Tea                   gif, 12,345 bytes
           28e23ec4   3h  日本茶日本茶日本茶茶  gif, 1 byte
        •  2e6cbbd4 13mo  🍵🍵                  gif, 12,345,678 bytes
            There is no picture yet.
        •  6a6cb957       مرحبا                 gif, 12,345 bytes
            Its file was changed: /home/me/my pictures/tea.gif

        """)
    #expect(picture.error == "4 pictures\n")
  }

  @Test("43 columns cut the format and size, and wrap errors")
  func narrow() {
    #expect(
      picture(PictureRows.all, columns: 43).output == """
        •★ 3c86cf02   5m  Tea                   gi…
           28e23ec4   3h  日本茶日本茶日本茶茶  gi…
        •  2e6cbbd4 13mo  🍵🍵                  gi…
            There is no picture yet.
        •  6a6cb957       مرحبا                 gi…
            Its file was changed: /home/me/my
            pictures/tea.gif

        """)
  }

  @Test("no line is wider than the window", arguments: 2...90)
  func fits(columns: Int) {
    let picture = picture(PictureRows.all, summary: "4 pictures", columns: columns)
    #expect(picture.output.widestLine <= columns && picture.error.widestLine <= columns)
  }

  @Test("what was done with an entry is a sentence below the rows")
  func entry() {
    let picture = ScreenCapture(columns: 80, program: "sample")
    PictureListTextDisplay(terminal: picture.terminal).display(
      .init(rows: [], progress: nil, summary: nil, entry: "Removed 'Tea'.", messages: [], exported: .empty, outcome: .done))
    #expect(picture.output == "Removed 'Tea'.\n")
  }

  @Test("on a terminal, a loading list shows a progress line and no rows")
  func progress() {
    let picture = picture(PictureRows.all, progress: "Looking at picture 2 of 4 …", isTerminal: true)
    #expect(picture.output.isEmpty && picture.error == "Looking at picture 2 of 4 …")
  }

  @Test("without a terminal, a loading list writes nothing")
  func noProgress() {
    let picture = picture(PictureRows.all, progress: "Looking at picture 2 of 4 …")
    #expect(picture.output.isEmpty && picture.error.isEmpty)
  }

  @Test("an empty list writes only its message")
  func empty() {
    let picture = picture([], messages: [Message(.notice, "None.", hint: "Get one.")])
    #expect(picture.output.isEmpty && picture.error == "sample: None.\n  Get one.\n")
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let (plain, colored) = (picture(PictureRows.all).output, picture(PictureRows.all, takesColor: true).output)
    #expect(colored.withoutStyles == plain && colored != plain)
  }

  @Test("a hostile caption or path adds no escape sequence and no line break")
  func hostile() {
    let row = PictureRows.row(hostileTitle, problem: .fileMissing(PictureID(bytes: [1]), path: hostileTitle))
    let picture = picture([row], columns: 200)
    #expect(!holdsForbidden(picture.output))
    #expect(picture.output.filter(\.isNewline).count == 2)
    #expect(!holdsForbidden(self.picture([], progress: hostileTitle, columns: 200, isTerminal: true).error))
  }
}

/// Rows of pictures with captions in many scripts.
private enum PictureRows {
  static let all: [PictureRow] = [
    row("Tea", age: 5, isStarred: true), row("日本茶日本茶日本茶茶", byteCount: 1, age: 180, isSeen: true),
    row("🍵🍵", byteCount: 12_345_678, age: 400 * 24 * 60, problem: .noPicture),
    row("مرحبا", problem: .fileDamaged(PictureID(bytes: [1]), path: "/home/me/my pictures/tea.gif")),
  ]

  static func row(
    _ caption: String, byteCount: Int = 12_345, age: Int? = nil, isStarred: Bool = false, isSeen: Bool = false,
    problem: PictureError? = nil
  ) -> PictureRow {
    let saved = age.map { Timestamp.sample(plusMinutes: -$0) }
    return PictureRow(
      .sample(caption, byteCount: byteCount, saved: saved, isStarred: isStarred, isSeen: isSeen),
      state: problem.map { .failed($0) } ?? .loaded, now: .sample())
  }
}
