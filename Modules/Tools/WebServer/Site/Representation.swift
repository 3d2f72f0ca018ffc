/// The bytes of a document in one content coding, with their entity tag.
package struct Representation: Sendable {
  package let bytes: [UInt8]
  package let entityTag: EntityTag

  package init(bytes: [UInt8]) {
    self.bytes = bytes
    entityTag = EntityTag(of: bytes)
  }
}
