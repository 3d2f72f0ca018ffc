import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@Suite("Messages about feeds from programs and files")
struct LocalSourceWordingTests {
  @Test(
    "the user reads the complete command before agreeing",
    arguments: [
      ("exec:get --token secret", "At each refresh, this program runs with all your rights: get --token secret"),
      ("exec:shell get | sort", "At each refresh, a shell runs this line with all your rights: get | sort"),
      (
        "filter:sed s/a/b/:https://me:secret@example.org/f",
        "At each refresh, https://example.org/f is fetched, and this program runs with all your rights, with its content as input: sed s/a/b/"
      ), ("file:/a/b", "At each refresh, the file /a/b is read."),
    ])
  func agreement(text: String, sentence: String) throws {
    #expect(LocalSourceWording.sentence(about: try LocalSource(text)) == sentence)
  }

  private static let longest = "file:" + String(repeating: "x", count: 2000)

  @Test(
    "a text that names nothing is refused in one sentence, without what looks like a secret",
    arguments: [
      ("exec:", "'exec:' names no program.", true), ("exec:'a", "'exec:'a' has a quotation mark that is not closed.", true),
      ("exec:./a --key=secret", "'exec:./a --key=…' depends on the current folder: './a' begins neither with '/' nor with '~/'.", false),
      ("filter:sed", "'filter:sed' has no valid http or https URL behind the program.", true),
      ("filter:sed:https://", "'filter:sed:https://' has no valid http or https URL behind the program.", true),
      ("exec:a\u{7}", "'exec:a\u{7}' contains control characters.", false),
      (longest, "'\(longest.limited(toBytes: 200))' is longer than 2,000 bytes.", false),
    ])
  func refusal(text: String, sentence: String, hasHint: Bool) throws {
    do throws(LocalSourceError) {
      _ = try LocalSource(text)
      Issue.record("'\(text)' is a source")
    } catch {
      let message = SubscriptionErrorWording.message(for: .badSource(text, error))
      #expect(message.sentence == MessageText(sentence) && (message.hint != nil) == hasHint)
    }
  }

  @Test("a program that nobody has agreed to is told with what agrees")
  func agreementMissing() throws {
    let message = SubscriptionErrorWording.message(for: .programNotAllowed(try LocalSource("exec:get")))
    #expect(
      message.sentence == "At each refresh, this program runs with all your rights: get. It was not followed, because nobody has agreed.")
    #expect(message.hint == "--yes agrees; nothing of it was run.")
  }
}
