import Foundation
import ProgramRuns
import WebServer
import Testing

@Suite("Missing and damaged pictures", .timeLimit(.minutes(10)))
struct DamagedPictureTests {
  /// The content that replaces a picture's file; nil deletes the file.
  private static let fates: [Data?] = [nil, Data("Not a cat.\n".utf8)]

  @Test("an unknown picture ID is reported in one sentence")
  func unknown() async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      #expect(try await person.runs("picture", "remove", "a").isOneSentence(1, about: "No picture has an ID that begins with 'a'"))
      let kept = try await person.savesPicture("kept")
      for id in ["zzz", "", "ffffffffffffffffffff", "../index", "\u{1B}[2J"] {
        for command in ["show", "remove"] {
          let reply = try await person.runs("picture", command, id)
          #expect(reply.isOneSentence(1, about: "No picture has an ID that begins with") && reply.isHarmless, "\(reply)")
        }
      }
      #expect(try person.pictureFiles() == ["\(kept).png"])
    }
  }

  @Test("a picture with a missing or changed file is listed as failed, and can be removed", arguments: fates)
  func oneOfTwo(fate: Data?) async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      let (good, bad) = (try await person.savesPicture("good"), try await person.savesPicture("bad"))
      try Self.make(person.file(ofPicture: bad), become: fate)
      let word = fate == nil ? "is missing" : "was changed"

      let list = try await person.runs("picture", "list")
      #expect(list.status == 3 && list.sentences == ["1 picture cannot be shown."] && list.lines.count == 3, "\(list)")
      #expect(list.lines[1].contains(word) && list.lines[1].hasSuffix("\(bad).png"), "\(list)")
      let records = try await person.runs("picture", "list", "--json").objects()
      #expect(records.map { $0["id"] as? String } == [bad, good])
      #expect(records.map { $0["state"] as? String } == ["failed", "loaded"])
      #expect((records[0]["problem"] as? String)?.contains(word) == true && records[1]["problem"] is NSNull)

      let shown = try await person.runs("picture", "show", bad)
      #expect(shown.status == 1 && shown.output.isEmpty && shown.sentences.count == 1 && shown.sentences[0].contains(word), "\(shown)")
      #expect(shown.hints.first?.contains("sample picture remove \(bad.prefix(8))") == true)
      #expect(try await person.runs("picture", "show", good).status == 0)

      #expect(try await person.runs("picture", "remove", bad).status == 0)
      #expect(try await person.pictureCaptions() == ["good"])
      #expect(try person.pictureFiles() == ["\(good).png"])
    }
  }

  @Test(
    "a truncated picture index is reported and set aside, and no picture is deleted",
    arguments: zip([0.0, 0.3, 0.5, 0.7, 0.9], [["list"], ["say", "new"], ["save"], ["show", "a"], ["remove", "a"]]))
  func list(cut: Double, command: [String]) async throws {
    try await Person.atWork { person in
      try await person.looksForPictures()
      try await person.savesPicture("one")
      try await person.getsPicture("two")
      let files = try person.pictureFiles()
      let half = try person.cuts("pictures/index.xml", at: cut)
      let reply = try await person.runs(["picture"] + command)
      #expect(reply.isOneSentence(1, about: "pictures/index.xml is damaged", "It was moved to", "index.xml.damaged-"), "\(reply)")
      #expect(try person.holds(half))
      #expect(try person.pictureFiles() == files)

      try await person.savesPicture("three")
      #expect(try await person.pictureCaptions() == ["three"])
      #expect(Set(try person.pictureFiles()).isSuperset(of: files))
      #expect(try person.holds(half))
    }
  }

  private static func make(_ file: URL, become fate: Data?) throws {
    if let fate { try fate.write(to: file) } else { try FileManager.default.removeItem(at: file) }
  }
}
