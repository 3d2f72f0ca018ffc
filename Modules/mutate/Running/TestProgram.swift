import Foundation

/// The compiled tests of a target with mutants.
struct TestProgram {
  let program: URL
  let folder: URL
  /// Where the tests put their files.
  let temporary: URL
  /// What all suites take together without a mutant; nil until it is measured.
  var whole: Duration?
  /// Repeats failed tests without the mutant; nil if all tests were measured in this run.
  var cleanRuns: CleanRuns?

  /// What a suite or a test takes without a mutant, and which functions it enters.
  struct Baseline: Equatable {
    /// A suite with its target, such as `DomainTests.TimestampTests`, or one of its tests, such as `DomainTests.TimestampTests/leap(year:)`.
    let name: String
    let duration: Duration
    let reached: Set<Int>
    /// The run in which it was measured; see ``SourceHistory``.
    var run = 0

    var suite: String { TestProgram.suite(of: name) }
  }

  static func suite(of name: String) -> String { String(name.prefix { $0 != "/" }) }

  /// The tests of the test targets, such as `DomainTests.TimestampTests/leap(year:)`.
  func tests(of targets: [String]) async throws(MutationError) -> [String] {
    let output = folder.appending(path: "tests.txt")
    let ending = try await command(["--list-tests"]).run(output: output)
    guard ending == .exit(0), let data = FileManager.default.contents(atPath: output.path()) else {
      throw MutationError("the tests cannot be listed; see \(output.path()).")
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return Set(lines.filter { line in targets.contains { line.hasPrefix($0 + ".") } }.map(Self.name)).sorted()
  }

  /// The name in a line of the list of tests. The list adds file and line to tests that share a name; such tests are asked together.
  static func name(in line: Substring) -> String {
    line.firstRange(of: ")/").map { String(line[..<$0.lowerBound]) + ")" } ?? String(line)
  }

  /// The same program, which knows how long all suites take. They must pass.
  func measured(_ suites: [String]) async throws(MutationError) -> TestProgram {
    var program = self
    program.whole = try await cleanRun(of: suites)
    return program
  }

  /// The same program, which repeats failed tests without the mutant.
  func checked() -> TestProgram {
    var program = self
    program.cleanRuns = CleanRuns()
    return program
  }

  /// Runs a suite or a test without a mutant. It must pass.
  func baseline(of name: String, functionCapacity: Int, run: Int) async throws(MutationError) -> Baseline {
    let file = name.replacing("/", with: " ")
    let output = folder.appending(path: "\(file).log")
    let marks = folder.appending(path: "\(file).reached")
    guard FileManager.default.createFile(atPath: marks.path(), contents: Data(count: functionCapacity)) else {
      throw MutationError("\(marks.path()) cannot be written.")
    }
    let start = ContinuousClock.now
    let ending = try await command(filter([name]), [Runtime.reachedFile: marks.path()]).run(output: output)
    let duration = ContinuousClock.now - start
    guard ending == .exit(0), let data = FileManager.default.contents(atPath: marks.path()) else {
      throw MutationError("\(name) fails without a mutant; see \(output.path()).")
    }
    let reached = Set(data.enumerated().filter { $0.element != 0 }.map(\.offset))
    return Baseline(name: name, duration: duration, reached: reached, run: run)
  }

  /// Runs tests with a mutant, until the first one fails.
  /// - Parameters:
  ///   - entering: The suites and single tests that enter the function.
  ///   - others: Those that may enter it, and are asked last.
  func verdict(on mutant: Int, entering: [Baseline], others: [Baseline]) async throws(MutationError) -> Verdict {
    var verdict = Verdict.notReached
    for group in Self.groups(of: entering) + Self.groups(of: others) {
      verdict = try await ending(on: mutant, suites: group)
      if verdict.isKilled { return verdict }
    }
    return verdict
  }

  /// The suites and tests in the order in which they are asked, the quickest first. Each group takes at most a second longer than all groups
  /// before it, unless it has a single element. So few processes are started, and a test that notices a mutant waits for no slower one.
  static func groups(of suites: [Baseline]) -> [[Baseline]] {
    var groups: [[Baseline]] = []
    var (before, inside) = (shortestGroup, Duration.zero)
    for suite in suites.sorted(by: { ($0.duration, $0.name) < ($1.duration, $1.name) }) {
      if groups.isEmpty || inside + suite.duration > before {
        before += inside
        inside = .zero
        groups.append([])
      }
      groups[groups.count - 1].append(suite)
      inside += suite.duration
    }
    return groups
  }

  /// Starting a process takes a tenth of this.
  private static let shortestGroup = Duration.seconds(1)
  /// A machine that has other work may need so long for what usually takes a tenth of a second.
  private static let shortestLimit = Duration.seconds(5)

  private func ending(on mutant: Int, suites: [Baseline]) async throws(MutationError) -> Verdict {
    // Suites run at the same time, so together they may take less than the sum.
    let alone = suites.map(\.duration).reduce(.zero, +)
    let limit = max(min(alone, whole ?? alone) * 5, Self.shortestLimit)
    let names = suites.map(\.name)
    let ending = try await command(filter(names), [Runtime.activeMutant: String(mutant)])
      .run(output: folder.appending(path: "mutant-\(mutant).log"), limit: limit, stop: " recorded an issue")
    if ending != .exit(0) {
      try await cleanRuns?.check(names) { () async -> MutationError? in
        do throws(MutationError) { _ = try await cleanRun(of: names, limit: limit) } catch { return error }
        return nil
      }
    }
    switch ending {
    case .exit(0): return .survived
    case .exit, .stopped: return .killed
    case .crash: return .crashed
    case .limit: return .limit
    }
  }

  /// How long tests take without a mutant. They must pass.
  private func cleanRun(of names: [String], limit: Duration? = nil) async throws(MutationError) -> Duration {
    let output = folder.appending(path: "clean-\(UUID().uuidString).log")
    let start = ContinuousClock.now
    guard try await command(filter(names)).run(output: output, limit: limit) == .exit(0) else {
      throw MutationError("tests fail or take too long without a mutant: mend them first; see \(output.path()).")
    }
    return ContinuousClock.now - start
  }

  private func filter(_ names: [String]) -> [String] {
    ["--filter", "^(\(names.map(NSRegularExpression.escapedPattern).joined(separator: "|")))/"]
  }

  /// The number of tests at once is that of `Scripts/test`. With hundreds of them, requests to the servers of tests time out.
  private static let options = ["--testing-library", "swift-testing", "--experimental-maximum-parallelization-width", "8"]

  private func command(_ arguments: [String], _ environment: [String: String] = [:]) -> Subprocess {
    Subprocess(
      program: program.path(), arguments: Self.options + arguments, folder: folder,
      // A backtrace of every crash would take most of the time.
      environment: environment.merging(["SWIFT_BACKTRACE": "enable=no", "TMPDIR": temporary.path()]) { $1 })
  }
}

/// What the tests made of a mutant.
enum Verdict: String, CaseIterable {
  /// A test failed.
  case killed
  /// The program crashed.
  case crashed
  /// The tests took more than five times as long as without a mutant.
  case limit
  case survived
  /// No test that is asked enters the function.
  case notReached
  /// It does not compile.
  case notViable

  var isKilled: Bool { [.killed, .crashed, .limit].contains(self) }
}
