import LayerRules
import Testing

/// The package that these tests are part of, read and checked once for all of them.
enum MainPackage {
  static func project() async throws(LoadError) -> Project { try await reading.value.get().project }

  /// Reports each place that breaks a rule.
  static func expectNone(_ rule: Rule) async throws {
    for finding in try await reading.value.get().findings where finding.rule == rule { Issue.record("\(finding.description)") }
  }

  private static let reading = Task { () async -> Result<(project: Project, findings: [Finding]), LoadError> in
    do throws(LoadError) {
      let project = try await PackageFolder(Place.root).project()
      return .success((project, LayerCheck(of: project, by: Rules.book).findings))
    } catch {
      return .failure(error)
    }
  }
}
