internal import CLibXML2

/// The one entity that a parser lends to libxml2 to stand for a named character of HTML.
///
/// Feeds write `&nbsp;` without a document type that declares it; XML only knows five names.
final class NamedCharacter {
  /// The text of the name that was asked for last and its closing zero: two scalars at most.
  private let content = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * 4 + 1)
  private let entity = UnsafeMutablePointer<xmlEntity>.allocate(capacity: 1)

  init() {
    entity.initialize(to: xmlEntity())
  }

  deinit {
    entity.deallocate()
    content.deallocate()
  }

  /// The entity of this name, valid until the next call; nil when HTML has none.
  ///
  /// In text a predefined entity's content is delivered as it is. In an attribute libxml2 would take its first byte only, so there it is a general
  /// entity, which leaves `&name;` in the value (see `AttributeValue`), and whose content, at which libxml2 looks for `<`, is empty.
  func entity(named name: UnsafePointer<UInt8>, inAttribute: Bool) -> UnsafeMutablePointer<xmlEntity>? {
    guard let text = HTMLEntity.text(named: UnsafeBufferPointer(start: name, count: Int(xmlStrlen(name)))) else { return nil }
    var length = 0
    if !inAttribute {
      for byte in text.utf8 {
        content[length] = byte
        length += 1
      }
    }
    content[length] = 0
    entity.pointee.type = XML_ENTITY_DECL
    entity.pointee.name = name
    entity.pointee.content = content
    entity.pointee.length = Int32(length)
    entity.pointee.etype = inAttribute ? XML_INTERNAL_GENERAL_ENTITY : XML_INTERNAL_PREDEFINED_ENTITY
    return entity
  }
}
