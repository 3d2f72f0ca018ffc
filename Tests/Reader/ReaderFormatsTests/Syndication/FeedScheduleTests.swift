import CoreDomain
import ReaderDomain
import Testing

@Suite("A feed's own refresh schedule")
struct FeedScheduleTests {
  private static let syndication = "xmlns:sy='http://purl.org/rss/1.0/modules/syndication/'"

  @Test(
    "ttl, skipHours, skipDays and the Syndication periods are read, and invalid values are ignored",
    arguments: [
      ("", .none), ("<ttl> 60 </ttl>", FeedSchedule(ttlMinutes: 60)), ("<ttl>0</ttl>", .none), ("<ttl>-5</ttl>", .none),
      ("<ttl>soon</ttl>", .none),
      ("<ttl>99999999999999999999</ttl>", .none),
      ("<skipHours><hour>0</hour><hour> 23 </hour><hour>24</hour><hour>25</hour></skipHours>", FeedSchedule(skippedHours: [0, 23])),
      ("<skipHours><hour>12</hour><hour>-1</hour><hour>noon</hour></skipHours>", FeedSchedule(skippedHours: [12])),
      ("<ttl>1</ttl>", FeedSchedule(ttlMinutes: 1)),
      ("<skipDays><day>Saturday</day><day>sunday</day><day>Caturday</day></skipDays>", FeedSchedule(skippedDays: [.saturday, .sunday])),
      ("<sy:updatePeriod> Hourly </sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency>", FeedSchedule(updateMinutes: 30)),
      ("<sy:updatePeriod>weekly</sy:updatePeriod>", FeedSchedule(updateMinutes: 10_080)),
      ("<sy:updateFrequency>4</sy:updateFrequency>", FeedSchedule(updateMinutes: 360)),
      ("<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>100000</sy:updateFrequency>", FeedSchedule(updateMinutes: 1)),
      ("<sy:updatePeriod>never</sy:updatePeriod>", .none),
    ] as [(String, FeedSchedule)])
  func rss(inside: String, schedule: FeedSchedule) throws {
    #expect(try FeedText.feed("<rss \(Self.syndication)><channel><title>T</title>\(inside)</channel></rss>").schedule == schedule)
  }

  @Test("Atom feeds have the periods too, and an item's ttl is ignored")
  func others() throws {
    let atom = "<feed xmlns='http://www.w3.org/2005/Atom' \(Self.syndication)><sy:updatePeriod>daily</sy:updatePeriod></feed>"
    #expect(try FeedText.feed(atom).schedule == FeedSchedule(updateMinutes: 1440))
    #expect(try FeedText.feed("<rss><channel><title>T</title><item><ttl>60</ttl></item></channel></rss>").schedule == .none)
    #expect(try FeedText.feed("{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[]}").schedule == .none)
  }
}
