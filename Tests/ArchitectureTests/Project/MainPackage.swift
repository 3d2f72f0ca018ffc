import LayerRules

/// The package that these tests are part of, read and checked once for all of them.
enum MainPackage {
  static func project() async throws(LoadError) -> Project { try await reading.value.get().project }

  static func violations(of rule: Rule) async throws(LoadError) -> [Finding] {
    try await reading.value.get().findings.filter { $0.rule == rule }
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
