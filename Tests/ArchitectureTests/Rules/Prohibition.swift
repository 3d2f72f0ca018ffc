/// Layers that must not use other layers, neither by an import nor through the dependencies in the manifest.
struct Prohibition: Sendable {
  let rule: Rule
  let from: Set<String>
  let to: Set<String>
  let reason: String
}
