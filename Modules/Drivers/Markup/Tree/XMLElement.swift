/// An element with everything in it, names as written.
public struct XMLElement: Hashable, Sendable {
  /// The name with its prefix: `outline`, `strata:id`.
  public var name: String

  /// The attributes in the order written, declarations of namespaces included.
  public var attributes: [XMLAttribute]

  /// What stands between the tags.
  public var children: [XMLNode]

  /// An element.
  public init(name: String, attributes: [XMLAttribute] = [], children: [XMLNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The value of the attribute of this name, as written. Setting replaces it in its place, or appends it; nil removes it.
  public subscript(_ attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(XMLAttribute(name: attribute, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The elements among the children.
  public var elements: [XMLElement] {
    children.compactMap { node in
      if case .element(let element) = node { element } else { nil }
    }
  }

  /// The text directly inside, its parts joined.
  public var text: String {
    children.reduce(into: "") { text, node in
      if case .text(let part) = node { text += part }
    }
  }
}
