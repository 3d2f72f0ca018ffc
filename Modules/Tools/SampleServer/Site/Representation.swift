/// The bytes of a document in one content coding, with their entity tag.
struct Representation: Sendable {
  let bytes: [UInt8]
  let entityTag: EntityTag

  init(bytes: [UInt8]) {
    self.bytes = bytes
    entityTag = EntityTag(of: bytes)
  }
}
