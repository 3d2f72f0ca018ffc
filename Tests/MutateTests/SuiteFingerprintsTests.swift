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

  @Test("the fingerprints of two suites differ, and are the same each time")
  func same() {
    #expect(fingerprints() == fingerprints() && fingerprints()[0] != fingerprints()[1])
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

  @Test("two files of one suite count together")
  func several() {
    let changed = fingerprints(["Tests/DataTests/More.swift": "struct AlphaTests {}"])
    #expect(changed[0] != fingerprints()[0] && changed[1] == fingerprints()[1])
  }
}
