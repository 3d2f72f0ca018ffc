import Foundation
import SampleServer
import Testing

@Suite("Schema of settings", .timeLimit(.minutes(10)))
struct SettingSchemaTests {
  private static let setting = ["key", "value", "is_standard"]

  @Test("settings are an array of objects, in plain output one line each; a changed setting is an array too")
  func settings() async throws {
    try await Person.atWork { person in
      let all = try await person.types("config", "show", "--plain").fields
      let names: Set = [
        "keep.articles", "keep.days", "links.clean", "images.remote", "images.viewer", "download.folder", "player.audio", "player.video",
        "list.columns", "list.date", "copy.command",
      ]
      #expect(Set(all.map { $0[0] }).isSuperset(of: names))
      for standard in [["keep.articles", "all"], ["links.clean", "yes"], ["images.remote", "ask"], ["download.folder", ""]] {
        #expect(all.contains(standard + ["true"]))
      }
      #expect(all.contains(["picture.url", "", "true"]) && all.contains(["copy.command", "", "true"]))
      Schema.expect(try await person.types("config", "show", "--json"), has: Self.setting, times: all.count)
      let set = try await person.types("config", "set", "keep.days", "30", "--json")
      Schema.expect(set, has: Self.setting, times: 1)
      let records = try await person.types("config", "show", "--json").objects()
      #expect(records.map { $0["key"] as? String } == all.map { $0[0] })
      #expect(records.map { $0["is_standard"] as? Bool } == all.map { $0[0] != "keep.days" })
      #expect(records.map { $0["value"] as? String } == all.map { $0[0] == "keep.days" ? "30" : $0[1].isEmpty ? nil : $0[1] })
      let plain = try await person.types("config", "show", "--plain").fields
      #expect(plain.contains(["keep.days", "30", "false"]) && plain[0].count == Self.setting.count)
      Schema.expect(try await person.types("config", "unset", "keep.days", "--json"), has: Self.setting, times: 1)
    }
  }
}
