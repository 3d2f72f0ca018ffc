import CoreScenes
import Testing

@testable import FullScreen

@Suite("The messages that were shown")
struct MessageLogTests {
  @Test("a message that is shown again at once is kept once, and one that returns later is kept again")
  func repeated() {
    var log = MessageLog()
    for sentence in ["One.", "One.", "Two.", "One."] as [MessageText] { log.add(Message(.notice, sentence)) }
    #expect(log.messages.map(\.sentence) == ["One.", "Two.", "One."])
  }

  @Test("only the last two hundred messages are kept")
  func last() {
    var log = MessageLog()
    for number in 1...200 { log.add(Message(.notice, "\(number).")) }
    #expect(log.messages.count == 200)
    for number in 201...203 { log.add(Message(.notice, "\(number).")) }
    #expect(log.messages.count == 200)
    #expect(log.messages.first?.sentence == "4." && log.messages.last?.sentence == "203.")
  }
}
