import Testing

@testable import mutate

@Suite("The fingerprints of suites")
struct SuiteFingerprintsTests {
  private static let files = [
    "Tests/DataTests/AlphaTests.swift": "struct AlphaTests { func a() {} }", "Tests/DataTests/BetaTests.swift": "struct BetaTests {}",
    "Tests/DataTests/Sample.swift": "enum Sample {}", "Tests/Support/Doubles/Stub.swift": "struct Stub {}",
  ]

  private func fingerprints(_ changes: [String: String?] = [:]) -> [String] {
    var files = Self.files
    for (path, text) in changes { files[path] = text }
    let fingerprints = SuiteFingerprints(files: files, suites: ["DataTests.AlphaTests", "DataTests.BetaTests"])
    return [fingerprints["DataTests.AlphaTests"], fingerprints["DataTests.BetaTests"]]
  }

  @Test("the fingerprints of two suites differ")
  func different() {
    #expect(fingerprints()[0] != fingerprints()[1])
  }

  @Test(
    "a fingerprint is the same in every run",
    arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func same(text: String, fingerprint: String) {
    #expect(Fingerprint(text).text == fingerprint)
  }

  @Test("a change of a suite's file changes its fingerprint alone")
  func own() {
    let changed = fingerprints(["Tests/DataTests/AlphaTests.swift": "struct AlphaTests { func b() {} }"])
    #expect(changed[0] != fingerprints()[0] && changed[1] == fingerprints()[1])
  }

  @Test(
    "a change of what tests share changes all fingerprints",
    arguments: ["Tests/DataTests/Sample.swift", "Tests/Support/Doubles/Stub.swift"], ["enum Other {}", nil])
  func shared(path: String, text: String?) {
    let changed = fingerprints([path: text])
    #expect(zip(changed, fingerprints()).allSatisfy { $0 != $1 })
  }

  @Test(
    "what a suite's file declares for others is shared, and what it keeps private is not",
    arguments: [
      ("struct Helper {}", true), ("func help() {}", true), ("extension Int {}", true), ("private struct Helper {}", false),
      ("fileprivate final class Helper {}", false), ("extension AlphaTests { struct Inner {} }", false),
    ])
  func helpers(declaration: String, isShared: Bool) {
    let before = fingerprints(["Tests/DataTests/AlphaTests.swift": "struct AlphaTests {}\n\(declaration)"])
    let after = fingerprints(["Tests/DataTests/AlphaTests.swift": "struct AlphaTests { let a = 1 }\n\(declaration)"])
    #expect(before[0] != after[0] && (before[1] != after[1]) == isShared)
  }

  @Test("two files of one suite count together")
  func several() {
    let changed = fingerprints(["Tests/DataTests/More.swift": "struct AlphaTests {}"])
    #expect(changed[0] != fingerprints()[0] && changed[1] == fingerprints()[1])
  }
}
