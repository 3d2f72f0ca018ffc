/// Layers that must not use other layers, neither with an import nor through dependencies in the manifest.
public struct Prohibition: Hashable, Sendable {
  public let rule: Rule
  public let from: Set<String>
  /// The layers that must not be used. With `.any`, the layers import no module at all, not even one of the toolchain.
  public let to: Layer.Allowance
  /// The end of the sentence that a finding shows, for example "Data must not depend on views and presenters".
  public let reason: String

  public init(rule: Rule = "prohibited", from: Set<String>, to: Layer.Allowance, reason: String) {
    self.rule = rule
    self.from = from
    self.to = to
    self.reason = reason
  }
}
