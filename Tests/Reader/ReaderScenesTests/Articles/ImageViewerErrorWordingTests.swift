import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages about the program that shows images")
struct ImageViewerErrorWordingTests {
  @Test(
    "the message of each error, word for word",
    arguments: [
      (.notWritten(folder: "/tmp", reason: "No space left on device"), "The images cannot be written to /tmp: No space left on device."),
      (.missing(program: "feh"), "There is no program 'feh'."),
      (.cannotStart(program: "feh", reason: "Permission denied"), "'feh' cannot be started: Permission denied."),
      (.failed(program: "feh", code: 3), "'feh' failed with exit code 3."),
      (.signalled(program: "feh", signal: 9), "'feh' was ended by signal 9."),
    ] as [(ImageViewerError, String)])
  func sentences(error: ImageViewerError, sentence: String) {
    let message = ImageViewerErrorWording.message(for: error)
    #expect(message.kind == .failure && message.sentence.text(for: "strata") == sentence)
  }
}
