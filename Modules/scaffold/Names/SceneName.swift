/// The name of a scene, and the feature that it belongs to.
struct SceneName: Hashable {
  let name: NameSpelling
  let feature: FeatureName

  /// The first scene of a feature, from which its others are made: `RandomQuote`.
  var model: NameSpelling { NameSpelling("Random\(feature.one.type)") }
}
