internal import CLibXML2

/// The single entity object through which a parser gives libxml2 a named character of HTML.
///
/// Documents use `&nbsp;` without a document type that declares it; XML itself defines only five names.
final class NamedCharacter {
  /// The text of the latest name and a terminating zero: at most two scalars.
  private let content = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * 4 + 1)
  private let entity = UnsafeMutablePointer<xmlEntity>.allocate(capacity: 1)

  init() {
    entity.initialize(to: xmlEntity())
  }

  deinit {
    entity.deallocate()
    content.deallocate()
  }

  /// The entity with this name, valid until the next call; nil when HTML does not define the name.
  ///
  /// In text, the content of a predefined entity is delivered unchanged. In an attribute, libxml2 would use only its first byte. The entity
  /// is therefore a general entity there, which leaves `&name;` in the value (see `AttributeValue`). Its content is empty, because libxml2
  /// searches it for `<`.
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
