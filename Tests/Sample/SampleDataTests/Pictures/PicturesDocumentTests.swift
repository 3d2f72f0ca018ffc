import CoreData
import CoreDomain
import DataDoubles
import RecordJSON
import SampleData
import SampleDomain
import SampleDoubles
import Testing

@Suite("The content of the index of pictures")
struct PicturesDocumentTests {
  private static let members = [
    #""caption":"Cat 1""#, #""format":"jpeg""#, #""bytes":4"#, #""source":"https://pictures.example.org/cat/1""#,
    #""said":"2026-03-01T08:30:00Z""#,
  ]

  private func pictures(_ members: [String]) throws -> [PictureID: Picture] {
    let line = "\"\(PictureSample.picture(1, .jpeg).id)\":{\(members.joined(separator: ","))}"
    return try PicturesDocument(parsing: Array("{\"schema\":1,\"pictures\":{\n\(line)\n}}\n".utf8)).pictures
  }

  @Test("members may come in any order, and a member of a newer version is skipped")
  func order() throws {
    let picture = PictureSample.picture(1, .jpeg)
    #expect(try pictures(Self.members) == [picture.id: picture])
    #expect(try pictures([#""new":{"a":[]}"#] + Self.members.reversed()) == [picture.id: picture])
    let saved = try pictures(Self.members + [#""saved":"2026-03-01T08:31:00Z""#])
    #expect(saved.values.map(\.saved) == [StoreSample.moment.adding(minutes: 1)])
  }

  @Test("a picture without one of its members is damage", arguments: 0..<5)
  func missing(place: Int) {
    var members = Self.members
    members.remove(at: place)
    let error = #expect(throws: DocumentSchema.VersionError.self) { _ = try pictures(members) }
    guard case .damaged(let damage) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(damage == JSONError(line: 2, "'caption', 'format', 'bytes', 'source' or 'said' is missing"))
  }
}
