import CoreData
import CoreDomain
import DataDoubles
import FileStorage
import RecordJSON
import Testing

@Suite("What a data directory syncs with")
struct SyncSettingsTests {
  @Test("a name has one to forty lower-case letters, digits and hyphens")
  func valid() {
    for name in ["a", "0", "laptop-1f2e", "-", "az09-", String(repeating: "a", count: 40)] {
      #expect(SyncSettings.isDevice(name), "\(name)")
    }
    for name in ["", "A", "a b", "a.b", "a/b", "é", "a_b", "`", "{", ":", String(repeating: "a", count: 41)] {
      #expect(!SyncSettings.isDevice(name), "\(name)")
    }
  }

  @Test("a new name is derived from the host name and is always valid")
  func new() throws {
    let name = SyncSettings.newDevice(called: "Anna's MacBook.local_09")
    #expect(name.hasPrefix("annasmacbooklocal09-"))
    #expect(SyncSettings.isDevice(name))
    #expect(SyncSettings.newDevice(called: "Ä!").hasPrefix("device-"))
    #expect(SyncSettings.newDevice(called: "azAZ09{`/:").hasPrefix("azaz09-"))
    let long = SyncSettings.newDevice(called: String(repeating: "x", count: 100))
    #expect(long.hasPrefix(String(repeating: "x", count: 24) + "-"))
    #expect(SyncSettings.isDevice(long))
    #expect(Set((0..<4).map { _ in SyncSettings.newDevice(called: "x") }).count > 1)
  }

  @Test("a replacement name keeps the part from the host name")
  func instead() {
    let name = SyncSettings.newDevice(insteadOf: "laptop-1f2e-3")
    #expect(name.hasPrefix("laptop-"))
    #expect(name.split(separator: "-").count == 2)
  }

  @Test(
    "a journal belongs to the device before the first dot, space or bracket of its name",
    arguments: [
      ("laptop-1.jsonl", "laptop-1"), ("laptop-1.sync-conflict-20260301-083000.jsonl", "laptop-1"), ("laptop-1 (1).jsonl", "laptop-1"),
      ("laptop-1(conflict).jsonl", "laptop-1"), ("laptop-1.records", nil), (".jsonl", nil), ("Laptop.jsonl", nil), ("a_b.jsonl", nil),
      ("laptop-1.jsonl.tmp", nil),
    ])
  func files(name: String, device: String?) {
    #expect(SyncSettings.device(ofFile: name) == device)
  }

  @Test("files of records have their own suffix")
  func suffix() {
    #expect(SyncSettings.device(ofFile: "laptop-1.records", endingIn: ".records") == "laptop-1")
    #expect(SyncSettings.device(ofFile: "laptop-1.jsonl", endingIn: ".records") == nil)
  }

  @Test("settings without a valid device are damaged, and unknown members are skipped")
  func read() throws {
    func settings(_ text: String) -> SyncSettings? { try? SyncSettings(parsing: Array(text.utf8)) }
    let read = settings(#"{"schema":1,"sync":{"later":[1],"folder":"/f","device":"a-1"}}"#)
    #expect(read?.folder == "/f")
    #expect(read?.device == "a-1")
    #expect(settings(#"{"schema":1,"sync":{"device":"a-1"}}"#)?.folder == nil)
    #expect(settings(#"{"schema":1,"sync":{"device":"a-1"}}"#)?.device == "a-1")
    #expect(settings(#"{"schema":1,"sync":{"folder":"/f"}}"#) == nil)
    #expect(settings(#"{"schema":1,"sync":{"folder":"/f","device":"../x"}}"#) == nil)
    for value in [SyncSettings(folder: nil, device: "b-2"), SyncSettings(folder: "/ü", device: "b-2")] {
      let again = try SyncSettings(parsing: value.bytes)
      #expect(again.folder == value.folder)
      #expect(again.device == value.device)
    }
  }

  private static let server = SyncSettings.Server(
    url: StoreSample.url("https://reader.example/api/greader.php"), user: "bob", userID: "7", allowsHTTP: true,
    lastContact: StoreSample.moment)
  private static let text =
    #"{"schema":2,"sync":{"server":{"url":"https://reader.example/api/greader.php","user":"bob","user_id":"7","allow_http":true,"last_contact":"2026-03-01T08:30:00Z"}}}"#
    + "\n"

  @Test("an account is written with a schema number that earlier versions refuse, and read again")
  func server() throws {
    #expect(String(decoding: SyncSettings(server: Self.server).bytes, as: UTF8.self) == Self.text)
    let again = try SyncSettings(parsing: Array(Self.text.utf8))
    #expect(again.server == Self.server && again.folder == nil && again.device == "")
    var busy = Self.server
    busy.notBefore = StoreSample.moment.adding(seconds: 60)
    #expect(try SyncSettings(parsing: SyncSettings(server: busy).bytes).server == busy)
    let named = try SyncSettings(parsing: SyncSettings(device: "b-2", server: Self.server).bytes)
    #expect(named.server == Self.server && named.device == "b-2")
    #expect(SyncSettings(folder: "/f", device: "b-2").schema == 1)
  }

  @Test(
    "an account that lacks a part, stands beside a folder, or has an address that is none is damage",
    arguments: [
      (#""user":"bob","#, ""), (#""user_id":"7","#, ""), (#""url":"https://reader.example/api/greader.php","#, ""),
      ("https://reader.example/api/greader.php", "reader"), (#"{"server""#, #"{"folder":"/f","device":"a-1","server""#),
      ("2026-03-01", "yesterday"), (#""last_contact":"2026"#, #""not_before":"x2026"#), (#"{"server":{"#, #"{"server":[],"other":{"#),
    ])
  func damaged(old: String, new: String) throws {
    let text = Self.text.replacing(old, with: new)
    #expect(text != Self.text)
    #expect(throws: DocumentSchema.VersionError.self) { try SyncSettings(parsing: Array(text.utf8)) }
  }
}
