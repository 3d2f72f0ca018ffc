import CoreScenes
import Foundation
import ReaderDomain
import ReaderScenes
import Testing

/// What the architecture forbids is checked in its source: a type that a file does not name, it cannot use.
@MainActor @Suite("Shape of ViDRep")
struct ViDRepShapeTests {
  private struct Source: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [Substring]
    var testDescription: String { name }

    /// The stored variables: members of a type, without a body.
    var storedVariables: [Substring] {
      lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.contains("var ") && !$0.contains(" { ") && !$0.hasSuffix("{") }
    }
    /// The code without comments.
    var code: String { lines.filter { !$0.contains("//") }.joined(separator: "\n") }
  }

  private nonisolated static func sources(_ matches: (String) -> Bool) throws -> [Source] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../Modules/Comparison/ViDRep")
    let files = FileManager.default.enumerator(at: root.standardizedFileURL, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && matches($0.lastPathComponent) }
      .map { Source(name: $0.lastPathComponent, lines: try String(contentsOf: $0, encoding: .utf8).split(separator: "\n")) }
  }

  @Test("a repository names no database, client or use case, and waits for nothing")
  func repository() throws {
    let repositories = try Self.sources { $0.hasSuffix("Repository.swift") }
    #expect(repositories.count == 3)
    for source in repositories {
      for word in ["Database", "Client", "UseCase", "await", "async"] { #expect(!source.code.contains(word), "\(source.name): \(word)") }
    }
  }

  @Test("a dispatcher stores no variable but the handle of a task")
  func dispatchers() throws {
    let dispatchers = try Self.sources { $0.hasSuffix("Dispatcher.swift") }
    #expect(dispatchers.count == 4)
    for source in dispatchers { #expect(source.storedVariables.allSatisfy { $0.contains("Task<") }, "\(source.name)") }
    #expect(dispatchers.flatMap(\.storedVariables).count == 1)
  }

  @Test("a reducer is a value without variables that waits for nothing, and only dispatchers name one")
  func reducers() throws {
    let reducers = try Self.sources { $0.hasSuffix("Reducer.swift") }
    #expect(reducers.count == 2)
    for source in reducers {
      #expect(source.storedVariables.isEmpty)
      for word in ["class ", "await", "async", "Repository", "Dispatcher "] {
        #expect(!source.code.contains(word), "\(source.name): \(word)")
      }
    }
    let others = try Self.sources { name in !["Reducer.swift", "Dispatcher.swift", "Resolver.swift"].contains { name.hasSuffix($0) } }
    for source in others { #expect(!source.code.contains("Reducer"), "\(source.name)") }
  }

  @Test("beside the repositories and their values, variables hold only what was drawn, where the user is, and who observes")
  func state() throws {
    let allowed = ["drawn", "routed", "number", "isShown", "isDue", "opened", "searching", "search", "saved", "observers"]
    let model = ["Repository.swift", "Listing.swift", "SavedPictures.swift", "CaptionInput.swift"]
    let others = try Self.sources { name in !model.contains { name.hasSuffix($0) } }
    for source in others {
      for line in source.storedVariables {
        #expect(allowed.contains { line.contains("var \($0)") }, "\(source.name): \(line)")
      }
    }
  }

  @Test("a scene names no use case, database, client or other scene's parts")
  func scenes() throws {
    let scenes = try Self.sources { $0.hasSuffix("Scene.swift") && $0 != "ViDRepScene.swift" }
    #expect(scenes.count == 7)
    for source in scenes {
      for word in ["UseCase", "Database", "Client", "Dispatcher(", "ReadingRepository", "DialogueRepository"] {
        #expect(!source.code.contains(word), "\(source.name): \(word)")
      }
    }
  }

  @Test("the trace sees each action and each write, in order")
  func traces() async {
    let tracer = StepTracer()
    let session = ViDRepSession(watch: tracer)
    await session.perform(.show(.all))
    await session.perform(.open(ViDRepSession.reference(0)))
    let list = ["ArticleListDispatcher.runAction", "ReadingRepository.publish", "ReadingRepository.publish"]
    let count = ["ArticleReadingDispatcher.runAction", "ReadingRepository.publish", "ReadingRepository.publish"]
    // The article twice, the list, the number.
    let open = ["ArticleReadingDispatcher.runAction"] + Array(repeating: "ReadingRepository.publish", count: 4)
    #expect(tracer.steps == list + count + open)
  }
}

@MainActor
private final class StepTracer: SceneTracer {
  private(set) var steps: [String] = []

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    steps.append("\(type).\(step)")
    await work()
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) {
    steps.append("\(type).\(step)")
    work()
  }
}
