internal import Markup

/// The elements of AMP that a script replaces with those of HTML (https://amp.dev/documentation/components/).
enum AMPElement {
  private static let htmlNames = ["amp-anim": "img", "amp-audio": "audio", "amp-iframe": "iframe", "amp-img": "img", "amp-video": "video"]

  /// The HTML name of an element; other names are returned unchanged.
  static func htmlName(of name: String) -> String {
    name.utf8.starts(with: "amp-".utf8) ? htmlNames[name] ?? name : name
  }

  /// Whether the width and height of a picture are only its proportions.
  static func hasProportionsOnly(_ attributes: XMLAttributes) -> Bool { attributes["layout"]?.lowercased() == "responsive" }
}
