import Domain
import Scenes
import Terminal
import Testing

@MainActor @Suite("A list of pictures as text")
struct PictureListTextDisplayTests {
  private func picture(
    _ rows: [PictureRow], progress: String? = nil, summary: String? = nil, messages: [Message] = [], columns: Int = 80,
    isTerminal: Bool = false, takesColour: Bool = false
  ) -> Picture {
    let picture = Picture(columns: columns, isTerminal: isTerminal, takesColour: takesColour)
    PictureListTextDisplay(terminal: picture.terminal).display(
      .init(rows: rows, progress: progress, summary: summary, messages: messages, exported: .empty, outcome: .done))
    return picture
  }

  @Test("in 80 columns, a row a line, and below it what is wrong with its file")
  func wide() {
    let picture = picture(PictureRows.all, summary: "4 pictures")
    #expect(
      picture.output == """
        3c86cf02   5m  Tea                   gif, 12,345 bytes
        28e23ec4   3h  日本茶日本茶日本茶茶  gif, 1 byte
        2e6cbbd4 13mo  🍵🍵                  gif, 12,345,678 bytes
            There is no picture to save yet.
        6a6cb957       مرحبا                 gif, 12,345 bytes
            Its file was changed: /home/me/my pictures/tea.gif

        """)
    #expect(picture.error == "4 pictures\n")
  }

  @Test("in 40 columns")
  func narrow() {
    #expect(
      picture(PictureRows.all, columns: 40).output == """
        3c86cf02   5m  Tea                   gi…
        28e23ec4   3h  日本茶日本茶日本茶茶  gi…
        2e6cbbd4 13mo  🍵🍵                  gi…
            There is no picture to save yet.
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

  @Test("on a terminal, a list on its way is a line of progress and no rows")
  func progress() {
    let picture = picture(PictureRows.all, progress: "Looking at picture 2 of 4 …", isTerminal: true)
    #expect(picture.output.isEmpty && picture.error == "Looking at picture 2 of 4 …")
  }

  @Test("elsewhere, a list on its way is nothing")
  func noProgress() {
    let picture = picture(PictureRows.all, progress: "Looking at picture 2 of 4 …")
    #expect(picture.output.isEmpty && picture.error.isEmpty)
  }

  @Test("an empty list writes nothing but its message")
  func empty() {
    let picture = picture([], messages: [Message(.notice, "None.", hint: "Get one.")])
    #expect(picture.output.isEmpty && picture.error == "strata: None.\n  Get one.\n")
  }

  @Test("colours are added to the text and change nothing in it")
  func colours() {
    let (plain, coloured) = (picture(PictureRows.all).output, picture(PictureRows.all, takesColour: true).output)
    #expect(coloured.withoutStyles == plain && coloured != plain)
  }

  @Test("a hostile caption or path brings no sequence and no line of its own")
  func hostile() {
    let row = PictureRows.row(hostileTitle, problem: .fileMissing(PictureID(bytes: [1]), path: hostileTitle))
    let picture = picture([row], columns: 200)
    #expect(!holdsForbidden(picture.output))
    #expect(picture.output.filter(\.isNewline).count == 2)
    #expect(!holdsForbidden(self.picture([], progress: hostileTitle, columns: 200, isTerminal: true).error))
  }
}
