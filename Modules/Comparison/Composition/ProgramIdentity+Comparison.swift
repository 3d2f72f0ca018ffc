public import CoreComposition

extension ProgramIdentity {
  /// The program that runs the scenes of `sample` in seven presentation architectures. `you` in the URL is a placeholder for the owner,
  /// which the release fills in.
  public static let compare = ProgramIdentity(
    name: "compare", dataOf: "sample", version: "0.1.0", schema: 1, sharesData: true, website: "https://github.com/you/strata")
}
