import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("The names of downloaded files")
struct EpisodeFileNameTests {
  @Test(
    "nothing of a title can leave the folder, hide the file or look like an option",
    arguments: [
      ("The tide at noon", "The tide at noon"), ("../../etc/passwd", "etc-passwd"), ("-rf", "rf"), (".hidden", "hidden"),
      ("a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j"), ("  spaces \t and\nlines  ", "spaces and lines"), ("", "episode"),
      ("...", "episode"), ("/", "episode"), ("end. ", "end"), ("gpj.\u{202E}exe", "gpj. exe"), ("a\u{0}b\u{7}c", "a b c"),
      ("日本語", "日本語"), ("\u{2028}x", "x"), ("CON", "CON"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👩‍🚀 talks", "👩‍🚀 talks"), ("Donau\u{AD}dampf", "Donaudampf"),
      ("\u{200D}\u{200C}", "episode"), ("\u{200D}.x", "x"),
    ])
  func stems(title: String, name: String) {
    #expect(EpisodeFileName.stem(of: .sample(title: title)) == "2026-03-01 \(name)")
  }

  @Test("a name has at most 180 bytes, and ends with a whole character", arguments: ["a", "é", "日", "👨‍👩‍👧‍👦", ". "])
  func length(text: String) {
    let stem = EpisodeFileName.stem(of: .sample(title: String(repeating: text, count: 1000)))
    #expect(stem.utf8.count <= 180 && !stem.hasSuffix(".") && !stem.hasSuffix(" ") && !stem.contains("\u{FFFD}"))
    #expect(stem.utf8.count > 20 || text == ". ")
  }

  @Test(
    "a file that begins with a tag is a page, and no recording",
    arguments: [
      ("<!DOCTYPE html>", true), ("\u{FEFF}\r\n\t <html>", true), ("<?xml version=\"1.0\"?>", true), ("ID3\u{4}", false),
      ("OggS<html>", false), ("", false), ("  ", false), ("\0\0\0 ftypM4A <", false),
    ])
  func pages(text: String, isPage: Bool) {
    #expect(EpisodeFileName.isPage(beginning: Array(text.utf8)) == isPage)
  }

  @Test(
    "the ending is that of a known format, whatever the URL says",
    arguments: [
      ("https://a.example/x.exe", "audio/mpeg", nil, "mp3"), ("https://a.example/x.sh", nil, "Audio/MPEG; charset=x", "mp3"),
      ("https://a.example/x.m4b?y=.sh", nil, nil, "m4b"), ("https://a.example/x.MP3#t", nil, "application/octet-stream", "mp3"),
      ("https://a.example/x.desktop", "audio/unknown", nil, "media"), ("https://a.example/", nil, nil, "media"),
      ("https://a.example/x.mp3/y", nil, nil, "media"), ("https://a.example/x", "video/mp4", "audio/mpeg", "mp4"),
    ] as [(String, String?, String?, String)])
  func endings(url: String, stated: String?, sent: String?, ending: String) {
    #expect(EpisodeFileName.ending(of: .sample(url: url, type: stated), type: sent) == ending)
  }
}
