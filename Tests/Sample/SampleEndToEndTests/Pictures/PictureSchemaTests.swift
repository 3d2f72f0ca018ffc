import Foundation
import ProgramRuns
import Testing

@Suite("Schema of pictures", .timeLimit(.minutes(10)))
struct PictureSchemaTests {
  private static let file = ["id", "caption", "type", "bytes", "path", "saved"]
  private static let marks = ["is_starred", "is_seen"]
  private static let picture = file + marks

  @Test("a picture is an object with its file's path; a list is an array with each picture's state, in plain output one line each")
  func pictures() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let said = try await person.runs("picture", "say", "hi", "--json")
      let record = try #require(try said.json() as? [String: Any])
      let id = try #require(record["id"] as? String)
      let path = try #require(record["path"] as? String)
      #expect(
        id.count == 20 && record["caption"] as? String == "hi" && record["type"] as? String == "image/png" && record["saved"] is NSNull)
      #expect(record["bytes"] as? Int == (try Data(contentsOf: URL(filePath: path)).count))
      let saved = try await person.runs("picture", "save", "--json")
      #expect(Schema.isMoment((try saved.json() as? [String: Any])?["saved"] as? String ?? ""))
      let (list, plain) = (try await person.runs("picture", "list", "--json"), try await person.runs("picture", "list", "--plain"))
      Schema.expect(list, has: Self.file + ["state", "problem"] + Self.marks, times: 1)
      #expect(try list.objects()[0]["state"] as? String == "loaded")
      #expect(plain.lines.count == 1 && plain.fields[0].count == Self.picture.count + 2 && plain.fields[0][0] == id)
      let shown = try await person.runs("picture", "show", id, "--json")
      let shownPlain = try await person.runs("picture", "show", id, "--plain")
      #expect(
        shown.output == saved.output.replacing("\"is_seen\": false", with: "\"is_seen\": true") && shown.error.isEmpty
          && shownPlain.error.isEmpty)
      #expect(
        shownPlain.lines.count == 1 && shownPlain.fields[0].prefix(2) == [id, "hi"] && shownPlain.fields[0].count == Self.picture.count)
      for reply in [said, saved, shown, try await person.runs("picture", "remove", id, "--json")] {
        #expect(JSONKeys.names(in: reply.output, depth: 1) == Self.picture, "\(reply)")
      }
    }
  }

  @Test("a list without pictures is an empty array")
  func nothing() async throws {
    try await Person.atWork { person in
      let json = try await person.runs("picture", "list", "--json")
      #expect(json.status == 4 && json.output == "[]\n")
      let plain = try await person.runs("picture", "list", "--plain")
      #expect(plain.status == 4 && plain.output.isEmpty)
    }
  }
}
