/// The name of a scene, and the feature that it belongs to.
struct SceneName: Hashable {
  let name: NameSpelling
  let feature: FeatureName

  /// The first scene of the feature, from which its others are made.
  var model: NameSpelling { Self.model(of: feature) }

  /// The first scene of a feature, such as `RandomQuote`.
  static func model(of feature: FeatureName) -> NameSpelling { NameSpelling("Random\(feature.one.type)") }
}
