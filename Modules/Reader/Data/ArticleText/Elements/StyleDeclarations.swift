internal import CoreDomain

/// The declarations of a `style` attribute (https://www.w3.org/TR/css-style-attr/), as far as a text can follow them.
struct StyleDeclarations {
  /// The values by the names of their properties, in lower case. Of several values, the last one counts, unless an earlier one is important.
  private var values: [String: (value: String, isImportant: Bool)] = [:]

  init(_ style: String) {
    for declaration in Self.withoutComments(style.lowercased()).split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmingWhitespace() }
      guard parts.count == 2 else { continue }
      let value = parts[1].split(separator: "!", maxSplits: 1).map { String($0).trimmingWhitespace() }
      let isImportant = value.count == 2 && value[1] == "important"
      guard isImportant || values[parts[0]]?.isImportant != true else { continue }
      values[parts[0]] = (value.first ?? "", isImportant)
    }
  }

  /// The value of a property in lower case; nil when it is not declared.
  subscript(property: String) -> String? { values[property]?.value }

  /// Whether the element is not displayed.
  var hidesElement: Bool { self["display"] == "none" || ["hidden", "collapse"].contains(self["visibility"]) }

  /// Whether the element begins and ends a line (https://www.w3.org/TR/css-display-3/#outer-role).
  var makesBlock: Bool { self["display"].map(Self.blocks.contains) ?? false }

  private static let blocks: Set<String> = ["block", "flex", "flow-root", "grid", "list-item", "table"]

  private static func withoutComments(_ style: String) -> String {
    let parts = style.split(separator: "/*", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { kept, part in
      kept + (part.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first ?? "")
    }
  }
}
