@testable import ReaderComposition
import CoreScenes
import Foundation
import FullScreen
import Testing

@MainActor @Suite("The settings of the full screen", .timeLimit(.minutes(10)))
struct ScreenSettingsTests {
  @Test(
    "images are fetched with each article only if the user wants that, and it is known that no program shows them",
    arguments: [
      ("{}", false, nil), (#"{"images.remote": "yes"}"#, true, nil), (#"{"images.remote": "yes", "images.viewer": "feh"}"#, true, "feh"),
      (#"{"images.remote": "yes", "images.viewer": "feh 'x"}"#, false, nil), (#"{"images.remote": "yes", "keep.days": "x"}"#, true, nil),
      ("{", false, nil),
    ] as [(String, Bool, String?)])
  func images(text: String, showsImages: Bool, viewer: String?) async throws {
    try await Reader.atWork { reader in
      let home = URL(filePath: reader.directory)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: home.appending(path: "config.json"))
      _ = try await reader.run { application in
        let settings = await application.screenSettings()
        #expect(settings.showsImages == showsImages && settings.viewer == viewer)
      }
    }
  }

  @Test(
    "what is wrong with the rules is told when the full screen begins",
    arguments: [
      (nil, 0), ("when title:tea => hide\n", 0), ("when title:tea => hid\nwhen => hide\nwhen title:cup => hide\n", 2),
    ] as [(String?, Int)])
  func rules(text: String?, mistakes: Int) async throws {
    try await Reader.atWork { reader in
      let home = URL(filePath: reader.directory)
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      if let text { try Data(text.utf8).write(to: home.appending(path: "rules")) }
      _ = try await reader.run { application in
        let messages = await application.ruleMistakes()
        #expect(messages.count == mistakes && messages.allSatisfy { $0.kind == .warning })
        #expect(messages.first.map { $0.sentence.text(for: "strata").hasPrefix("Line 1 of 'rules' is wrong") } ?? (mistakes == 0))
      }
    }
  }
}
