/// Layers that must not see other layers, neither by an import nor along the dependencies that the manifest declares.
struct Prohibition: Sendable {
  let rule: Rule
  let from: Set<String>
  let to: Set<String>
  let reason: String
}
