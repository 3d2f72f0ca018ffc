import Foundation
import Testing

@testable import mutate

/// The program of the tests is a script: each mutant does something else.
@Suite("Tests that run with and without a mutant")
struct TestRunsTests {
  private func withProgram(_ script: String, _ work: (TestProgram) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "test-runs-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "tests")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path())
    try await work(TestProgram(program: program, folder: folder, temporary: folder))
  }

  private func baseline(_ name: String) -> TestProgram.Baseline { .init(name: name, duration: .milliseconds(10), reached: []) }

  @Test("a mutant is killed by a failure or a crash, and survives when all tests pass")
  func verdicts() async throws {
    try await withProgram("case ${STRATA_MUTANT:-} in 1) exit 1;; 2) kill -SEGV $$;; esac") { program async throws in
      let tests = [baseline("T.S")]
      #expect(try await program.checked().verdict(on: 1, entering: tests, others: []) == .killed)
      #expect(try await program.checked().verdict(on: 2, entering: tests, others: []) == .crashed)
      #expect(try await program.checked().verdict(on: 3, entering: tests, others: []) == .survived)
      #expect(try await program.checked().verdict(on: 1, entering: [], others: []) == .notReached)
    }
  }

  @Test("tests that may enter the function are asked after those that do, and only if these pass")
  func order() async throws {
    try await withProgram("echo $* >> asked; case $* in *Enters*) exit ${STRATA_MUTANT:-0};; esac") { program async throws in
      let (entering, others) = ([baseline("T.Enters")], [baseline("T.May")])
      #expect(try await program.verdict(on: 1, entering: entering, others: others) == .killed)
      #expect(try await program.verdict(on: 0, entering: entering, others: others) == .survived)
      let asked = try String(contentsOf: program.folder.appending(path: "asked"), encoding: .utf8).split(separator: "\n")
      #expect(asked.map { $0.contains("Enters") } == [true, true, false] && asked.last?.contains("May") == true)
    }
  }

  @Test("tests that fail without the mutant, too, are an error and no verdict")
  func failing() async throws {
    try await withProgram("exit 1") { program async throws in
      await #expect(throws: MutationError.self) { try await program.checked().verdict(on: 1, entering: [baseline("T.S")], others: []) }
    }
  }

  @Test("the functions that a test marks are remembered, with the run")
  func baselines() async throws {
    try await withProgram("printf '\\1' | dd of=\"$STRATA_MUTATION_REACHED\" bs=1 seek=5 conv=notrunc 2>dd.log") { program async throws in
      let measured = try await program.baseline(of: "T.S/a()", functionCapacity: 16, run: 4)
      #expect(measured.name == "T.S/a()" && measured.suite == "T.S" && measured.reached == [5] && measured.run == 4)
    }
  }

  @Test("a quick suite is measured as a whole, and a slow one test by test")
  func slow() async throws {
    try await withProgram("case $* in *'Slow)/'*) sleep 1.2;; esac") { program async throws in
      let measurement = SuiteMeasurement(
        program: program, functionCapacity: 1, run: 2, tests: ["T.Quick": ["T.Quick/a()"], "T.Slow": ["T.Slow/a()", "T.Slow/b()"]])
      let measured = try await measurement.baselines(of: ["T.Quick", "T.Slow"])
      #expect(measured["T.Quick"]?.map(\.name) == ["T.Quick"] && measured["T.Slow"]?.map(\.name) == ["T.Slow/a()", "T.Slow/b()"])
    }
  }
}
