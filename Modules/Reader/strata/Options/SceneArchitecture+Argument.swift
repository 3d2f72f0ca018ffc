public import ArgumentParser
public import ReaderComposition

extension SceneArchitecture: ExpressibleByArgument {
  /// `flux` is an earlier name of `store`.
  public init?(argument: String) {
    self.init(rawValue: argument == "flux" ? "store" : argument)
  }
}
