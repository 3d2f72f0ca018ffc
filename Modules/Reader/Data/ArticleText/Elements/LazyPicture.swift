internal import Markup

/// Lazy pictures: a script would load them later. Meanwhile, `src` has a picture that holds their place.
enum LazyPicture {
  /// The attributes in which such scripts look for a URL, and for a `srcset`.
  private static let sources = [
    "data-src", "data-lazy-src", "data-original", "data-original-src", "data-actualsrc", "data-echo", "data-lazy", "data-lazyload",
  ]
  private static let sets = ["data-srcset", "data-lazy-srcset", "data-original-set"]

  /// The URL of the picture that a script would load; nil when the attributes name none. Values without a dot or slash are settings of the
  /// script.
  /// - Parameter url: resolves a link.
  static func url<URL>(_ attributes: XMLAttributes, url: (String?) -> URL?) -> URL? {
    sources.firstNonNil { name in url(attributes[name].flatMap { $0.contains { "./".contains($0) } ? $0 : nil }) }
      ?? sets.firstNonNil { url(attributes[$0].flatMap { Srcset($0).largest }) }
  }
}
