public import CoreComposition

extension ProgramIdentity {
  /// The small program. `you` in the URL is a placeholder: the release fills in the owner.
  public static let sample = ProgramIdentity(
    name: "sample", version: "0.1.0", schema: 1, sharesData: true, website: "https://github.com/you/strata")
}
