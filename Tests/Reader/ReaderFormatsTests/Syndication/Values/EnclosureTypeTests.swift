import CoreDomain
import ReaderDomain
import Testing

@testable import Syndication

@Suite("The types of files")
struct EnclosureTypeTests {
  private static let root = "xmlns:media='http://search.yahoo.com/mrss/'"

  @Test(
    "a file without a type has that of the ending of its URL, unless its medium is another",
    arguments: [
      ("url='/a.JPG?w=140#b.mp3'", "image/jpeg"), ("url='/a.webp' medium='image'", "image/webp"), ("url='/a' medium=' Image '", "image/*"),
      ("url='/v' medium='video'", "video/*"), ("url='/v.jpg' medium='video'", "video/*"), ("url='/v.webm' medium='audio'", "audio/*"),
      ("url='/a.mp3' type='Audio/X'", "Audio/X"), ("url='/a.mp3' type=' '", "audio/mpeg"),
      ("url='/a.mp3' type='application/octet-stream'", "audio/mpeg"),
      ("url='/a' medium='audio' type='application/octet-stream'", "audio/*"),
      ("url='/a' type='application/octet-stream'", "application/octet-stream"), ("url='/a' medium='document'", nil), ("url='/a.exe'", nil),
      ("url='/a.mp3' type='mp3'", "audio/mpeg"), ("url='/a.m4a' type='Audio'", "audio/mp4"), ("url='/a' type='audio'", "audio/*"),
      ("url='/a' type='audio' medium='video'", "video/*"), ("url='/a.jpg' type='audio'", "audio/*"), ("url='/a' type='mp3'", "mp3"),
      ("url='/a.mp3/b'", nil), ("url='/mp3'", nil), ("url='/?f=a.mp3'", nil), ("url='https://a.mov'", nil), ("url='https://a.mov/'", nil),
      ("url='/a' width='130' height='86'", "image/*"), ("url='/a.mp4' width='130' height='86'", "video/mp4"),
      ("url='/a' width='130' height='86' duration='60'", nil), ("url='/a' width='130' height='86' medium='document'", nil),
      ("url='/a' width='130'", nil), ("url='/a.m3u8' width='130' height='86'", nil), ("url='/a.php' width='130' height='86'", nil),
    ] as [(String, String?)])
  func types(attributes: String, type: String?) throws {
    let item = try FeedText.rssItem("<media:content \(attributes)/>", root: Self.root)
    #expect(item.enclosures.map(\.type) == [type])
    #expect((item.image != nil) == (type?.hasPrefix("image/") == true))
  }

  @Test("a file with a width, a height and a player is no picture")
  func player() throws {
    let file = "<media:content url='/a' width='130' height='86'><media:player url='/p'/></media:content>"
    let item = try FeedText.rssItem(file, root: Self.root)
    #expect(item.enclosures.map(\.type) == [nil] && item.image == nil)
  }

  @Test("an enclosure profits too, and what another mention of the file says comes first")
  func mentions() throws {
    #expect(try FeedText.rssItem("<enclosure href='/a.m4a'/>").enclosures.map(\.url.text) == ["https://example.org/a.m4a"])
    #expect(try FeedText.rssItem("<enclosure url='/a.m4a'/>").enclosures.map(\.type) == ["audio/mp4"])
    #expect(try FeedText.atomEntry("<link rel='enclosure' href='/a.m4a'/>").enclosures.map(\.type) == ["audio/mp4"])
    for (medium, type) in [("type='audio/x-m4a'", "audio/x-m4a"), ("medium='video'", "video/*")] {
      let item = try FeedText.rssItem("<enclosure url='/a.m4a'/><media:content url='/a.m4a' \(medium)/>", root: Self.root)
      #expect(item.enclosures.map(\.type) == [type])
    }
  }
}
