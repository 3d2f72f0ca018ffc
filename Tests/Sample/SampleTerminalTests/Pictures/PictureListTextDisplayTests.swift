import CoreScenes
import SampleDomain
import SampleScenes
import SampleTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("A list of pictures as text")
struct PictureListTextDisplayTests {
  private func picture(
    _ rows: [PictureRow], progress: String? = nil, summary: String? = nil, messages: [Message] = [], columns: Int = 80,
    isTerminal: Bool = false, takesColour: Bool = false
  ) -> TerminalPicture {
    let picture = TerminalPicture(columns: columns, isTerminal: isTerminal, takesColour: takesColour)
    PictureListTextDisplay(terminal: picture.terminal).display(
      .init(rows: rows, progress: progress, summary: summary, messages: messages, exported: .empty, outcome: .done))
    return picture
  }

  @Test("80 columns show one line per picture, with any error below it")
  func wide() {
    let picture = picture(PictureRows.all, summary: "4 pictures")
    #expect(
      picture.output == """
        3c86cf02   5m  Tea                   gif, 12,345 bytes
        28e23ec4   3h  日本茶日本茶日本茶茶  gif, 1 byte
        2e6cbbd4 13mo  🍵🍵                  gif, 12,345,678 bytes
            There is no picture yet.
        6a6cb957       مرحبا                 gif, 12,345 bytes
            Its file was changed: /home/me/my pictures/tea.gif

        """)
    #expect(picture.error == "4 pictures\n")
  }

  @Test("40 columns cut the format and size, and wrap errors")
  func narrow() {
    #expect(
      picture(PictureRows.all, columns: 40).output == """
        3c86cf02   5m  Tea                   gi…
        28e23ec4   3h  日本茶日本茶日本茶茶  gi…
        2e6cbbd4 13mo  🍵🍵                  gi…
            There is no picture yet.
        6a6cb957       مرحبا                 gi…
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
    let picture = TerminalPicture(columns: 80)
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
    #expect(picture.output.isEmpty && picture.error == "strata: None.\n  Get one.\n")
  }

  @Test("colour adds styles and changes no text")
  func colours() {
    let (plain, coloured) = (picture(PictureRows.all).output, picture(PictureRows.all, takesColour: true).output)
    #expect(coloured.withoutStyles == plain && coloured != plain)
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
