/// An element with its attributes and children, names as written.
public struct XMLElement: Hashable, Sendable {
  /// The name with its prefix: `outline`, `own:id`.
  public var name: String

  /// The attributes in the order written, including namespace declarations.
  public var attributes: [XMLAttribute]

  /// The nodes between the tags.
  public var children: [XMLNode]

  public init(name: String, attributes: [XMLAttribute] = [], children: [XMLNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }

  /// The value of the attribute with this name, as written. Setting it replaces the value in place or appends the attribute; nil removes
  /// the attribute.
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

  /// The child elements.
  public var elements: [XMLElement] {
    children.compactMap { node in
      if case .element(let element) = node { element } else { nil }
    }
  }

  /// The element's own text, without the text of child elements.
  public var text: String {
    children.reduce(into: "") { text, node in
      if case .text(let part) = node { text += part }
    }
  }
}
