/// The package that these tests are part of, read and checked once for all of them.
enum MainPackage {
  static func project() async throws(LoadError) -> Project { try await reading.value.get().project }

  static func violations(of rule: Rule) async throws(LoadError) -> [Violation] {
    try await reading.value.get().violations.filter { $0.rule == rule }
  }

  private static let reading = Task { () async -> Result<(project: Project, violations: [Violation]), LoadError> in
    do throws(LoadError) {
      let project = try await Project.load(from: Place.root)
      return .success((project, project.brokenInvariants + project.untidiness))
    } catch {
      return .failure(error)
    }
  }
}
