import CoreDomain
import CoreScenes
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Wording of editions")
struct EditionWordingTests {
  @Test(
    "an error says what was not done, and what to do",
    arguments: [
      (
        .nothingToPrint, Message(.notice, "No article matches, so there is no edition.", hint: "\(run: "refresh") fetches new articles.")
      ),
      (.articles(reason: "No.", hint: "Try."), Message(.failure, "No.", hint: "Try.")),
      (
        .imagesAreOff,
        Message(
          .failure, "images.remote is 'no', so no pictures are fetched. Nothing was written.",
          hint: "\(run: "config set images.remote ask") allows --images.")
      ),
      (.configuration(.unknownKey("colour", .typed)), ConfigurationErrorWording.message(for: .unknownKey("colour", .typed))),
      (.fileExists(path: "/e.html"), Message(.failure, "/e.html exists. It was not changed.", hint: "--force replaces it.")),
      (
        .inDataDirectory(path: "/e.html"),
        Message(
          .failure, "/e.html is in the data directory, which holds only what \(.programTitle) itself stores. Nothing was written.",
          hint: "Choose another folder.")
      ),
      (
        .unwritable(path: "/e.html", reason: "disk full"),
        Message(.failure, "/e.html cannot be written: disk full. Nothing was marked read.", hint: "Check the folder and the free space.")
      ),
      (.cancelled, .stopped),
    ] as [(EditionError, Message)])
  func errors(error: EditionError, message: Message) {
    #expect(EditionWording.message(for: error) == message)
  }

  @Test("what was marked read is told, and that nothing was")
  func marking() {
    #expect(EditionWording.sentence(for: EditionMarking(marked: 0)) == "All its articles were read already.")
    #expect(EditionWording.sentence(for: EditionMarking(marked: 1)) == "1 article marked read.")
    #expect(
      EditionWording.warning(thatNothingWasMarkedFor: .articles(reason: "No.", hint: "Try."))
        == Message(.failure, "The edition is made, but its articles were not marked read: no.", hint: "Try."))
  }

  @Test("only an edition that is on its way is loading")
  func loading() {
    #expect(EditionPaper.ViewModel(state: .loading("…")).isLoading)
    #expect(!EditionPaper.ViewModel(state: .failed).isLoading && !EditionPaper.ViewModel(state: .done([])).isLoading)
  }
}
