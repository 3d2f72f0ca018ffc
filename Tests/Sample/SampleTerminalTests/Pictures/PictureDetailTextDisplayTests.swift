import CoreDomain
import CoreScenes
import CoreTerminal
import SampleScenes
import SampleTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A picture as text")
struct PictureDetailTextDisplayTests {
  private typealias State = PictureDetail.State

  private nonisolated static let path = "/home/me/.local/share/strata/pictures/0123456789abcdef0123.png"
  private nonisolated static let png = ShownPicture(bytes: PictureSample.png(height: 400), format: .png)
  private nonisolated static let loading = State.loading("Waiting for a picture that says 'Tea' …")
  private nonisolated static let loaded = State.loaded(
    png,
    [
      DetailLine("Caption", "Tea, 日本茶, and the time until it is ready"), DetailLine("Type", "image/png"),
      DetailLine("Path", path, isURL: true),
    ])

  private func picture(
    _ states: PictureDetail.State..., messages: [Message] = [], columns: Int = 80, isTerminal: Bool = false, takesColour: Bool = false
  ) -> TerminalPicture {
    let picture = TerminalPicture(columns: columns, isTerminal: isTerminal, takesColour: takesColour)
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
      program: "strata", output: device.device, error: RecordingDevice().device, environment: environment, noColour: true)
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

  @Test("a terminal with an image protocol shows the picture above its details", arguments: [PictureSample.kitty, PictureSample.iTerm2])
  func inline(environment: [String: String]) {
    let details = picture(Self.loaded).output
    let output = output(Self.loaded, in: environment)
    #expect(output.hasPrefix("\u{1B}") && output.hasSuffix("\n\(details)") && output.contains("iVBORw0KGgo"))
  }

  @Test(
    "only the details are shown without a terminal that shows pictures",
    arguments: [
      (["TERM": "xterm-256color"], true), (PictureSample.kitty, false), (PictureSample.iTerm2, false),
      (PictureSample.kitty.merging(["TMUX": "1"]) { $1 }, true), ([:], true),
    ])
  func notInline(environment: [String: String], isTerminal: Bool) {
    #expect(output(Self.loaded, in: environment, isTerminal: isTerminal) == picture(Self.loaded).output)
  }

  @Test("only the details are shown for a format that the terminal does not support")
  func unknownFormat() {
    let gif = State.loaded(ShownPicture(bytes: Array("GIF89a".utf8), format: .gif), [DetailLine("Type", "image/gif")])
    #expect(output(gif, in: PictureSample.kitty) == "Type: image/gif\n")
    #expect(output(gif, in: PictureSample.iTerm2).hasSuffix("\u{7}\nType: image/gif\n"))
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
  func told() {
    let picture = picture(.told("Saved 'Tea and cups' (0123abcd)."), messages: [Message(.notice, "So.")], columns: 20)
    #expect(picture.output == "Saved 'Tea and cups'\n  (0123abcd).\n")
    #expect(picture.error == "strata: So.\n")
  }

  @Test("a failed picture erases the progress line and shows only its messages")
  func failure() {
    let failed = picture(.failed, messages: [Message(.failure, "No."), Message(.warning, "Dog.")])
    #expect(failed.output.isEmpty && failed.error == "strata: No.\nstrata: Dog.\n")
    let terminal = picture(Self.loading, .failed, isTerminal: true)
    #expect(terminal.output.isEmpty && terminal.error.hasSuffix(" \r"))
  }

  @Test("colour adds styles and changes no text")
  func colours() {
    let (plain, coloured) = (picture(Self.loaded).output, picture(Self.loaded, takesColour: true).output)
    #expect(coloured.withoutStyles == plain && coloured != plain)
  }

  @Test("a hostile caption or path adds no escape sequence and no line break")
  func hostile() {
    let details = [DetailLine("Caption", hostileTitle), DetailLine("Path", hostileTitle, isURL: true)]
    let picture = picture(.loaded(Self.png, details), .told(hostileTitle), columns: 200)
    #expect(!holdsForbidden(picture.output))
    #expect(picture.output.filter(\.isNewline).count == 3)
    let progress = self.picture(.loading(hostileTitle), columns: 200, isTerminal: true).error
    #expect(!holdsForbidden(progress) && !progress.contains("\n"))
  }
}
