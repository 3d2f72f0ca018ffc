internal import Markup
internal import TextEncoding

/// The texts in the attributes of form fields.
enum FormField {
  /// What a browser shows of an `input` element; nil when it shows no text.
  static func text(ofInput attributes: XMLAttributes) -> String? {
    switch attributes["type"]?.lowercased() {
    case "checkbox", "color", "file", "hidden", "image", "password", "radio", "range": nil
    default: shown(attributes["value"])
    }
  }

  /// What a browser shows in place of the content of an `option`, or above the options of an `optgroup`; nil for other elements.
  static func label(of name: String, _ attributes: XMLAttributes) -> String? {
    name == "option" || name == "optgroup" ? shown(attributes["label"]) : nil
  }

  private static func shown(_ value: String?) -> String? { value.map(ControlCharacters.removed)?.nonBlank }
}
