import LayerRules
import Testing

/// What Linux can prove of a build on macOS, or on a Linux with another C library.
@Suite("Portability")
struct PortabilityTests {
  @Test("what only Linux has is compiled only there")
  func linuxOnly() async throws {
    try await MainPackage.expectNone(.platform)
  }

  @Test("an import of Glibc is the last of three branches, after Darwin and Musl, and all are as visible")
  func imports() async throws {
    for file in try await MainPackage.project().modules.flatMap(\.files) {
      if let fault = Self.importFault(in: file) { Issue.record("\(file.path): \(fault)") }
    }
  }

  @Test("paths and variables that only Linux has are named only in code for Linux, or where their absence is checked")
  func literals() async throws {
    for file in try await MainPackage.project().modules.flatMap(\.files) where !Self.checksAbsence.contains(file.path) {
      for line in Self.linuxLiterals(in: file) { Issue.record("\(file.path):\(line): put it inside #if os(Linux)") }
    }
  }

  @Test("a file that names a type of Dispatch imports Dispatch, which Foundation does not export everywhere")
  func dispatch() async throws {
    for file in try await MainPackage.project().modules.flatMap(\.files) where !file.imports.contains(where: { $0.module == "Dispatch" }) {
      for token in file.tokens where Self.typesOfDispatch.contains(token.text) {
        Issue.record("\(file.path):\(token.line): \(token.text) needs 'import Dispatch'")
      }
    }
  }

  @Test(
    "an import of Glibc without the other branches is found",
    arguments: [
      ("import Glibc", false),
      ("#if canImport(Glibc)\nimport Glibc\n#elseif canImport(Darwin)\nimport Darwin\n#endif", false),
      ("#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif", false),
      ("#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Musl)\nimport Musl\n#else\npackage import Glibc\n#endif", false),
      ("#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Musl)\nimport Musl\n#else\nimport Glibc\n#endif", true),
      ("#if canImport(Darwin)\nimport Foundation\n#elseif canImport(Musl)\nimport Musl\n#else\nimport Glibc\n#endif", true),
      ("import Foundation", true),
    ])
  func importFaults(text: String, isRight: Bool) {
    #expect((Self.importFault(in: SourceFile(path: "A.swift", text: text)) == nil) == isRight)
  }

  @Test("a literal for Linux is found outside its branch")
  func literalFaults() {
    let text = """
      let a = "/proc/self"
      #if os(Linux)
        let b = ["LD_DEBUG": "x"]
      #else
        let c = ["LD_DEBUG": "/proc"]
      #endif
      // "/proc"
      let d = "an /proc"
      """
    #expect(Self.linuxLiterals(in: SourceFile(path: "A.swift", text: text)) == [1, 5])
  }

  private static func importFault(in file: SourceFile) -> String? {
    guard let glibc = file.imports.first(where: { $0.module == "Glibc" }) else { return nil }
    let others = file.imports.filter { ["Darwin", "Musl"].contains($0.module) }
    let conditions = ConditionalCode(file.tokens, lineCount: file.source.lineCount).conditions(at: glibc.line)
    guard conditions.isSuperset(of: ["!canImport(Darwin)", "!canImport(Musl)"]), others.contains(where: { $0.module == "Musl" }) else {
      return "write #if canImport(Darwin), #elseif canImport(Musl), #else, and import Glibc last"
    }
    return others.allSatisfy { $0.isVisibleOutside == glibc.isVisibleOutside }
      ? nil : "one branch's import is visible outside, another's not"
  }

  /// The lines with a literal that begins like a path or a variable of Linux, outside `#if os(Linux)`.
  private static func linuxLiterals(in file: SourceFile) -> [Int] {
    let lines = String(decoding: file.source.original, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let named = lines.indices.filter { index in
      !lines[index].drop { $0 == " " }.hasPrefix("//") && beginnings.contains(where: lines[index].contains)
    }
    guard !named.isEmpty else { return [] }
    let code = ConditionalCode(file.tokens, lineCount: file.source.lineCount)
    return named.map { $0 + 1 }.filter { line in !code.conditions(at: line).contains { $0.hasPrefix("os(Linux)") } }
  }

  /// As in a source, with the quotation mark. This file must not contain them itself.
  private static let beginnings = ["/proc", "LD_PRE", "LD_LIB", "LD_DEB"].map { "\"" + $0 }

  /// Tests that are not run where the path is missing or disk faults cannot be injected.
  private static let checksAbsence: Set<String> = [
    "Tests/Reader/EndToEndTests/BadInput/UnwritableDataDirectoryTests.swift", "Tests/Reader/EndToEndTests/Support/DiskFault.swift",
    "Tests/Reader/EndToEndTests/Faults/CurrentTimeTests.swift", "Tests/ArchitectureTests/Portability/PortabilityTests.swift",
  ]

  private static let typesOfDispatch: Set<String> = [
    "DispatchQueue", "DispatchSource", "DispatchTime", "DispatchSemaphore", "DispatchGroup", "DispatchWorkItem",
  ]
}
