import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages when nothing can be undone or redone")
struct UndoErrorWordingTests {
  @Test(
    "the message of each error, word for word",
    arguments: [
      (.nothingToUndo, "There is nothing to undo.", "\(run: "undo") reverts stars, tags, read marks, removed feeds and changed views."),
      (
        .nothingToRedo, "There is nothing to redo.",
        "\(run: "redo") does again what \(run: "undo") reverted last, until the next change that can be undone."
      ),
    ] as [(UndoError, MessageText, MessageText)])
  func messages(error: UndoError, sentence: MessageText, hint: MessageText) {
    #expect(UndoErrorWording.message(for: error) == Message(.failure, sentence, hint: hint))
  }
}
