import Foundation

/// Builds a target with all its mutants, and takes out those that do not compile.
struct MutantBuild {
  let package: MutationPackage
  /// The targets with mutants.
  let targets: [MutationTarget]
  /// The targets with functions that are marked when they run: these and others.
  let markedTargets: [MutationTarget]
  /// All functions that are marked, by file.
  let files: [String: (code: Code, functions: [MutatedSource.Function])]
  /// How many functions can be marked.
  let functionCapacity: Int

  /// What does not compile.
  struct Refused: Equatable {
    var mutants: Set<Int> = []
    /// Functions that cannot be marked.
    var functions: Set<Int> = []

    func isSubset(of other: Refused) -> Bool { mutants.isSubset(of: other.mutants) && functions.isSubset(of: other.functions) }

    mutating func formUnion(_ other: Refused) {
      mutants.formUnion(other.mutants)
      functions.formUnion(other.functions)
    }
  }

  /// How often a target is built.
  private static let mostRounds = 12

  /// Builds the targets, and then their tests. The tests come last, because they take longest: what does not compile shows before them.
  /// - Parameters:
  ///   - known: The numbers of the mutants that did not compile the last time.
  ///   - found: Gets the numbers of those that do not compile this time, as soon as they are known.
  /// - Returns: all that does not compile.
  func build(without known: Set<Int>, found: (Set<Int>) async throws(MutationError) -> Void) async throws(MutationError) -> Refused {
    var refused = Refused(mutants: known)
    for product in targets.map({ ["--target", $0.name] }) + [["--build-tests"]] {
      var round = 0
      while let new = try await whatFails(in: product, known: refused) {
        round += 1
        guard !new.isSubset(of: refused), round < Self.mostRounds else {
          throw MutationError("the mutants cannot be built; see \(package.folder.path())build.log.")
        }
        try await found(new.mutants.subtracting(refused.mutants))
        refused.formUnion(new)
      }
    }
    return refused
  }

  /// Builds a target or the tests. Nil if they are built, or else what does not compile.
  private func whatFails(in product: [String], known: Refused) async throws(MutationError) -> Refused? {
    let sources = sources(without: known)
    try package.write(sources.mapValues(\.text).merging(runtimes) { $1 })
    let log = package.folder.appending(path: "build.log")
    let command = Subprocess(
      program: "/usr/bin/env",
      arguments: ["swift", "build"] + product + [
        "--package-path", package.tree.path(), "--scratch-path", package.scratch.path(), "-debug-info-format", "none",
        "--configuration", package.configuration, "-Xswiftc", "-enable-testing",
        // An expression that the compiler needs minutes for, because a mutant makes it ambiguous, is one that does not compile.
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-solver-expression-time-threshold=\(Self.longestExpression)",
      ],
      folder: package.tree)
    if try await command.run(output: log) == .exit(0) { return nil }
    return try Self.refused(by: read(log), in: sources, files: files, tree: package.tree.path(), known: known)
  }

  /// What the compiler may need for an expression, in seconds.
  private static let longestExpression = 20

  private var runtimes: [String: String] {
    let source = Runtime.source(functionCapacity: functionCapacity)
    return Dictionary(uniqueKeysWithValues: markedTargets.map { ("\($0.folder)/StrataMutants.swift", source) })
  }

  private func sources(without refused: Refused) -> [String: MutatedSource] {
    files.mapValues { file in
      let functions = file.functions.filter { !refused.functions.contains($0.number) }.map { function in
        MutatedSource.Function(
          number: function.number, body: function.body, mutants: function.mutants.filter { !refused.mutants.contains($0.number) })
      }
      return MutatedSource(file.code, functions)
    }
  }

  private func read(_ log: URL) throws(MutationError) -> String {
    do { return try String(contentsOf: log, encoding: .utf8) } catch { throw MutationError("\(log.path()) cannot be read.") }
  }

  /// The mutants on whose lines the compiler found errors. An error elsewhere in a function takes out its statements that were left out, because a
  /// missing value is reported where it is needed; if it has none, all its mutants; if it has no mutants any more, its mark.
  static func refused(
    by log: String, in sources: [String: MutatedSource], files: [String: (code: Code, functions: [MutatedSource.Function])], tree: String,
    known: Refused
  ) -> Refused {
    var refused = Refused()
    for line in Set(log.split(separator: "\n")) where line.contains(": error: ") && line.hasPrefix(tree) {
      let parts = line.dropFirst(tree.count).split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[1]), let source = sources[String(parts[0])] else { continue }
      if let mutant = source.mutants[number] {
        refused.mutants.insert(mutant)
      } else if let function = source.functions[number] {
        let mutants = (files[String(parts[0])]?.functions.first { $0.number == function }?.mutants ?? []).filter {
          !known.mutants.contains($0.number)
        }
        let statements = mutants.filter { $0.mutant.operation == .statement }
        refused.mutants.formUnion((statements.isEmpty ? mutants : statements).map(\.number))
        if mutants.isEmpty { refused.functions.insert(function) }
      }
    }
    return refused
  }
}
