import Foundation

/// `check-layers`: checks a package, and reports the result as text and as an exit code.
public struct LayerCheckCommand: Sendable {
  /// What the command prints, and its exit code: 0 for nothing found, 1 for findings, 2 if something cannot be decided.
  public struct Outcome: Equatable, Sendable {
    public let exitCode: Int32
    /// Text for standard output.
    public let output: String
    /// Text for standard error.
    public let errors: String

    public init(exitCode: Int32, output: String = "", errors: String = "") {
      self.exitCode = exitCode
      self.output = output
      self.errors = errors
    }
  }

  private let arguments: [String]

  public init(arguments: [String]) { self.arguments = arguments }

  @concurrent public func run() async -> Outcome {
    do throws(CheckOptions.Misuse) {
      let options = try CheckOptions(arguments)
      return options.wantsHelp ? Outcome(exitCode: 0, output: CheckOptions.help) : await check(options)
    } catch {
      return Outcome(exitCode: 2, errors: "error: \(error.sentence)\n")
    }
  }

  private func check(_ options: CheckOptions) async -> Outcome {
    let root = URL(filePath: options.package, directoryHint: .isDirectory).standardizedFileURL
    func file(_ path: String) -> URL { URL(filePath: path, relativeTo: root).standardizedFileURL }
    do throws(LoadError) {
      let book = try RuleBook.read(from: file(try ruleBook(options, in: root)))
      let folder = PackageFolder(root)
      let project: Project
      if let description = options.description {
        project = try await folder.project(of: PackageDescription.read(from: file(description)))
      } else {
        project = try await folder.project()
      }
      let findings = LayerCheck(of: project, by: book).findings
      if let path = options.newBaseline {
        try Baseline(of: findings).write(to: file(path))
        return Self.outcome(findings.filter(\.isUndecided), note: "The findings are in \(path): check with --baseline \(path).")
      }
      let files = project.modules.reduce(0) { $0 + $1.files.count }
      guard let path = options.baseline else { return Self.outcome(findings, none: "\(files) files, no findings.") }
      let remaining = try Baseline.read(from: file(path)).remaining(of: findings)
      return Self.outcome(
        remaining.findings, note: Self.note(onUnused: remaining.unused, in: path), none: "\(files) files, no new findings.")
    } catch {
      return Outcome(exitCode: 2, errors: "error: \(error)\n")
    }
  }

  private func ruleBook(_ options: CheckOptions, in root: URL) throws(LoadError) -> String {
    if let rules = options.rules { return rules }
    let found = CheckOptions.ruleBooks.first { FileManager.default.fileExists(atPath: root.appending(path: $0).path()) }
    guard let found else {
      throw .unreadable(path: root.appending(path: CheckOptions.ruleBooks[0]).path(), reason: "there is no such file; write a rule book")
    }
    return found
  }

  private static func note(onUnused count: Int, in path: String) -> String? {
    guard count > 0 else { return nil }
    return "\(count == 1 ? "1 entry in \(path) covers" : "\(count) entries in \(path) cover") no finding: write the baseline again."
  }

  /// - Parameter none: the sentence for no findings.
  private static func outcome(_ findings: [Finding], note: String? = nil, none: String? = nil) -> Outcome {
    let code: Int32 = findings.contains(where: \.isUndecided) ? 2 : findings.isEmpty ? 0 : 1
    let output = findings.map { "\($0)\n" }.joined()
    let count = findings.isEmpty ? none : "\(findings.count) \(findings.count == 1 ? "finding" : "findings")"
    let errors = [note, count.map { "check-layers: \($0)" }].compactMap(\.self).map { "\($0)\n" }.joined()
    return Outcome(exitCode: code, output: output, errors: errors)
  }
}
