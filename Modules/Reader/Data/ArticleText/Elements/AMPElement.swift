internal import Markup

/// The elements of AMP that a script replaces with those of HTML (https://amp.dev/documentation/components/).
enum AMPElement {
  private static let htmlNames = ["amp-anim": "img", "amp-audio": "audio", "amp-iframe": "iframe", "amp-img": "img", "amp-video": "video"]

  /// The HTML name of an element; other names are returned unchanged.
  static func htmlName(of name: String) -> String {
    isAMP(name) ? htmlNames[name] ?? name : name
  }

  /// Whether an element is displayed in place of the one around it, until that has loaded, or if it cannot be displayed.
  static func isReplacement(_ name: String, _ attributes: XMLAttributes) -> Bool {
    isAMP(name) && (attributes["placeholder"] != nil || attributes["fallback"] != nil)
  }

  private static func isAMP(_ name: String) -> Bool { name.utf8.starts(with: "amp-".utf8) }

  /// Whether the width and height of a picture are only its proportions.
  static func hasProportionsOnly(_ attributes: XMLAttributes) -> Bool { attributes["layout"]?.lowercased() == "responsive" }
}
