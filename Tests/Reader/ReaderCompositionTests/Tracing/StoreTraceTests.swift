@testable import CoreComposition
import CoreData
import CoreDomain
@testable import ReaderComposition
import ReaderData
import Files
import Foundation
import SQLiteStorage
import Testing
import Transfer

@Suite("StoreTrace")
struct StoreTraceTests {
  /// Calls of stores that ask a file, the database and a server, with the steps that a trace has of them.
  enum Asking: String, CaseIterable, CustomTestStringConvertible {
    case reading, changing, database, server

    var testDescription: String { rawValue }

    func perform(in directory: DataDirectory) async throws {
      let files = FileExecutor(label: "strata.tests")
      switch self {
      case .reading: _ = try await JSONConfigurationStore(directory: directory, executor: files).all()
      case .changing: try await JSONConfigurationStore(directory: directory, executor: files).set("a", to: "b")
      case .database:
        let database = SQLiteDatabase(directory: directory, executor: files)
        try await SQLiteFetchStateStore(database: database).record([:])
        _ = try await SQLiteFetchStateStore(database: database).all()
      case .server:
        let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test")
        // Nobody listens there.
        let url = try WebURL("http://me:secret@127.0.0.1:1/image?token=hidden")
        #expect(await WebEditionImageRepository(client: client).image(at: url, maximumBytes: 1, isPublic: false) == nil)
      }
    }

    var steps: [String] {
      switch self {
      case .reading: ["CoreData JSONConfigurationStore.all read config.json"]
      case .changing:
        [
          "CoreData JSONConfigurationStore.set lock lock", "  CoreData JSONConfigurationStore.set read config.json",
          "  CoreData JSONConfigurationStore.set replace config.json",
        ]
      case .database:
        [
          "SQLiteStorage SQLiteFetchStateStore.record change strata.db", "  SQLiteStorage SQLiteDatabase.changing lock lock",
          "    SQLiteStorage SQLiteDatabase.changeUnderLock replace strata.db", "SQLiteStorage SQLiteFetchStateStore.all read strata.db",
        ]
      case .server: ["ReaderData WebEditionImageRepository.image http://127.0.0.1:1/image?token=…"]
      }
    }
  }

  @Test(
    "a store's step has the name of the store and of its function, and the URL or the file, without secrets", arguments: Asking.allCases)
  func names(asking: Asking) async throws {
    let (trace, home) = (Trace(), FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path())
    defer { try? FileManager.default.removeItem(atPath: home) }
    try await trace.around(Asking.self, ()) { try await asking.perform(in: DataDirectory(path: home, now: SystemClock.now)) }
    #expect(Self.lines(of: trace).dropFirst() == asking.steps[...])
  }

  @Test("the steps of stores in concurrent tasks are below their own callers")
  func concurrency() async {
    let trace = Trace()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          await trace.around(Asking.self, number, step: "call") {
            await Task.yield()
            _ = try? StoredFile(path: "/nowhere/\(number)").content()
          }
        }
      }
    }
    let asked = trace.steps.filter { $0.type == "StoreTraceTests" }
    #expect(asked.count == 100 && asked.allSatisfy { step in step.caller.map { "read /nowhere/\(trace.steps[$0].input)" } == step.input })
  }

  @Test("what a store asks outside of a request is not recorded")
  func untraced() async throws {
    let trace = Trace()
    trace.around(Asking.self, ()) {}
    _ = try StoredFile(path: "/nowhere/file").content()
    #expect(trace.steps.count == 1)
  }

  /// The steps, indented below the first one, with the name of the file instead of its path.
  private static func lines(of trace: Trace) -> [String] {
    let steps = trace.steps
    func depth(_ step: TraceStep) -> Int { step.caller.map { depth(steps[$0]) + 1 } ?? -1 }
    return steps.map { step in
      let place = step.input.replacing(#/\s.*\//#, with: " ")
      return String(repeating: "  ", count: max(0, depth(step))) + "\(step.layer) \(step.type).\(step.step) \(place)"
    }
  }
}
