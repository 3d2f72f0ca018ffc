import Growth
import ReaderDomain
import RecordJSON
import Testing

@testable import FeedServers

/// Floods the responses of a server with each construct of JSON, at each position.
@Suite("The cost of responses of feed servers", .timeLimit(.minutes(60)))
struct GoogleReaderCostTests {
  @Test(
    "a response is read in linear time",
    arguments: [
      "§", "{§}", "{\"items\":[§]}", "{\"items\":[{§}]}", "{\"items\":[],§}", "{\"x\":§}",
      "{\"items\":[{\"title\":\"§\",\"author\":\"§\"}]}",
      "{\"items\":[{\"categories\":[§],\"enclosure\":[§],\"canonical\":[§]}]}", "{\"items\":[{\"id\":§,\"published\":§}]}",
      "{\"items\":[{\"id\":\"1\",\"origin\":{\"streamId\":\"feed/1\",§},\"content\":{§}}]}",
    ] as [FloodPlace])
  func answers(place: FloodPlace) {
    for problem in Flood(places: [place], tokens: FloodToken.json).problems(upTo: FloodSize.largest, read: Self.read) {
      Issue.record("\(problem)")
    }
  }

  private static func read(_ bytes: [UInt8]) {
    _ = try? GoogleReaderAnswer(bytes, list: "items", atMost: .max) { (reader) throws(JSONError) in try GoogleReaderItem(&reader).item }
    _ = try? GoogleReaderAnswer(bytes, list: "items", atMost: .max) { (reader) throws(JSONError) in
      try GoogleReaderSubscription(&reader)?.subscription
    }
    _ = try? GoogleReaderMembers.texts(["x"], in: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    _ = ServerItemID(googleReader: text)
    _ = GoogleReaderTag.label(in: text)
    _ = FullWidthText.restoredFeedTitle(text)
  }
}
