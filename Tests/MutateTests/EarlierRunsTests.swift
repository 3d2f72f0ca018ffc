import Foundation
import Testing

@testable import mutate

@Suite("What a run over a diff knows of earlier ones")
struct EarlierRunsTests {
  private func inFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earlier-runs-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }

  /// Begins a run over two files with a function each, and measures a test that enters the first.
  private func firstRun(in folder: URL) throws -> TestProgram.Baseline {
    var runs = try EarlierRuns(folder: folder)
    let number = runs.functions.number(of: "A.swift: func f()")
    _ = runs.functions.number(of: "B.swift: func g()")
    try runs.begin(with: ["A.swift": "a", "B.swift": "b"])
    let baseline = TestProgram.Baseline(name: "T.S", duration: .milliseconds(5), reached: [number], run: runs.run)
    try runs.add(["T.S": .init(fingerprint: "x", baselines: [baseline])])
    return baseline
  }

  @Test("the next run knows what a test enters")
  func remembers() throws {
    try inFolder { folder throws in
      let baseline = try firstRun(in: folder)
      let next = try EarlierRuns(folder: folder)
      #expect(next.baselines(of: "T.S", fingerprint: "x") == [baseline] && next.run == 1)
      #expect(next.functions.names == ["A.swift: func f()", "B.swift: func g()"])
    }
  }

  @Test(
    "a test may enter other functions once a file has changed that it entered, or is gone",
    arguments: [
      (["A.swift": "a", "B.swift": "b"], false), (["A.swift": "a2", "B.swift": "b"], true), (["A.swift": "a", "B.swift": "b2"], false),
      (["A.swift": "a", "B.swift": "b", "C.swift": "c"], false), (["B.swift": "b"], true),
    ])
  func changes(sources: [String: String], isChanged: Bool) throws {
    try inFolder { folder throws in
      let baseline = try firstRun(in: folder)
      var next = try EarlierRuns(folder: folder)
      try next.begin(with: sources)
      #expect(next.hasChanged(baseline, unmarked: []) == isChanged)
      var last = try EarlierRuns(folder: folder)
      try last.begin(with: sources)
      #expect(last.run == 3 && last.hasChanged(baseline, unmarked: []) == isChanged)
      var measuredAgain = baseline
      measuredAgain.run = last.run
      #expect(!last.hasChanged(measuredAgain, unmarked: []))
    }
  }

  @Test("any test may enter a changed file with a function that nothing marks")
  func unmarked() throws {
    try inFolder { folder throws in
      let baseline = try firstRun(in: folder)
      var next = try EarlierRuns(folder: folder)
      try next.begin(with: ["A.swift": "a", "B.swift": "b2"])
      #expect(next.hasChanged(baseline, unmarked: ["B.swift"]) && !next.hasChanged(baseline, unmarked: ["A.swift"]))
    }
  }

  @Test("a damaged file is an error that says what to do", arguments: ["sources.txt", "tests.txt"])
  func damaged(name: String) throws {
    try inFolder { folder throws in
      _ = try firstRun(in: folder)
      try Data("1\nA.swift\tnever\n".utf8).write(to: folder.appending(path: name))
      let error = #expect(throws: MutationError.self) { try EarlierRuns(folder: folder) }
      #expect(error?.sentence.contains("remove \(folder.path())") == true)
    }
  }
}
