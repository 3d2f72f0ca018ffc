import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Messages for the errors of the reader")
struct ReaderErrorWordingTests {
  private static let query = QueryError(.unknownField("titel"), column: 3)

  @Test(
    "an error has the message of its feature",
    arguments: [
      (.subscription(.badLogin(.noName)), SubscriptionErrorWording.message(for: .badLogin(.noName))),
      (.feed(.fetch(.sample(), .gone)), FeedErrorWording.message(for: .fetch(.sample(), .gone))),
      (.article(.browser(.missing)), ArticleErrorWording.message(for: .browser(.missing))),
      (.query(query), QueryErrorWording.message(for: query)), (.view(.tooMany), ViewWording.message(for: .tooMany)),
      (.rule(.tooMany), RuleErrorWording.message(for: .tooMany)), (.undo(.nothingToRedo), UndoErrorWording.message(for: .nothingToRedo)),
      (.server(.notBound), ServerErrorWording.message(for: .notBound)),
      (.importing(.locked(.standardInput)), ImportErrorWording.message(for: .locked(.standardInput))),
      (.document(.standardInput, .missing), DocumentErrorWording.message(for: .missing, of: .standardInput)),
      (.store(.locked(byProcess: 42)), PersistenceErrorWording.message(for: .locked(byProcess: 42))),
      (.configuration(.unknownKey("colour", .file)), ConfigurationErrorWording.message(for: .unknownKey("colour", .file))),
      (.cancelled, .stopped),
    ] as [(ReaderError, Message)])
  func features(error: ReaderError, message: Message) {
    #expect(ReaderErrorWording.message(for: error) == message)
  }

  @Test("an error with a time has the message for the user's clock")
  func clock() {
    let wait = FeedError.serverAskedToWait(.sample(), .askedToWait(until: .sample()))
    let messages = ([.feed(wait), .cancelled] as [ReaderError]).map { ReaderErrorWording.message(for: $0, now: .sample()) }
    #expect(messages == [FeedErrorWording.message(for: wait, now: .sample()), .stopped])
  }

  @Test("a change that cannot be undone is a warning with the reason and its hint")
  func warning() {
    let reason = ReaderErrorWording.message(for: .store(.locked(byProcess: nil)))
    #expect(
      ReaderErrorWording.warning(thatCannotBeUndoneFor: .store(.locked(byProcess: nil)))
        == Message(.warning, "The change was made, but it cannot be undone: \(reason.sentence)", hint: reason.hint))
  }
}
