internal import CoreDomain
internal import Markup
package import SampleDomain

/// The index of pictures as an XML document, one line per picture:
///
/// ```
/// <pictures schema="1">
///   <picture id="…" caption="hello" format="png" bytes="1234" source="https://…" said="2026-03-01T08:30:00Z" saved="…" starred="true" seen="true"/>
/// </pictures>
/// ```
///
/// `saved`, `starred` and `seen` may be missing. Unknown elements and attributes are ignored.
package struct PictureIndex: Hashable, Sendable {
  package let pictures: [PictureID: Picture]

  package init(_ pictures: [PictureID: Picture]) {
    self.pictures = pictures
  }

  /// Why a document cannot be read.
  package enum ReadError: Error, Hashable {
    /// A newer version of the program wrote the document. The values are its schema and the newest one that this version can read.
    case newer(Int, newest: Int)
    case damaged(String)
  }

  /// The schema that this version writes, and the newest that it can read. Increase it for every change that an older version would lose or
  /// misread.
  private static let newestSchema = 1

  private static let root = "pictures"
  private static let entry = "picture"

  /// The document as UTF-8. It is parsed again before it is returned, because an unreadable index must never replace a readable one.
  package var bytes: [UInt8] {
    get throws(XMLError) {
      let entries = pictures.values.sorted { $0.id < $1.id }.map { XMLNode.element(XMLElement($0)) }
      let schema = XMLAttribute(name: "schema", value: String(Self.newestSchema))
      let tree = XMLTree(root: XMLElement(name: Self.root, attributes: [schema], children: entries))
      let bytes = try tree.serialised()
      guard (try? PictureIndex(parsing: bytes)) == self else {
        throw XMLError(kind: .malformed, line: 0, column: 0, message: "the written index has other pictures")
      }
      return bytes
    }
  }

  package init(parsing bytes: [UInt8]) throws(ReadError) {
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLTree(parsing: bytes).root
    } catch {
      // A damaged document may be newer. Its first tag still has the schema.
      if let root = Self.tags(Self.root, in: bytes).first { try Self.checkSchema(of: root) }
      throw .damaged("line \(error.line): \(error.message)")
    }
    guard root.name == Self.root else { throw .damaged("its root element is '\(root.name)', not '\(Self.root)'") }
    guard try Self.checkSchema(of: root) else { throw .damaged("'schema' is missing or not a number") }
    var pictures: [PictureID: Picture] = [:]
    for element in root.elements where element.name == Self.entry {
      let picture = try Picture(element)
      pictures[picture.id] = picture
    }
    self.pictures = pictures
  }

  /// Reads every undamaged picture of a damaged document.
  /// - Returns: the pictures and the number of damaged ones, at least one; nil when no picture is undamaged.
  package static func salvaged(from bytes: [UInt8]) -> (index: PictureIndex, lost: Int)? {
    let tags = tags(entry, in: bytes)
    let whole = tags.compactMap { tag in tag.flatMap { try? Picture($0) } }
    guard !whole.isEmpty else { return nil }
    return (PictureIndex(Dictionary(whole.map { ($0.id, $0) }) { $1 }), max(tags.count - whole.count, 1))
  }

  /// - Returns: Whether the element has a schema.
  @discardableResult
  private static func checkSchema(of root: XMLElement?) throws(ReadError) -> Bool {
    guard let schema = root?["schema"].flatMap({ Int($0) }), schema > 0 else { return false }
    guard schema <= newestSchema else { throw .newer(schema, newest: newestSchema) }
    return true
  }

  /// The tags with this name, as elements without children; nil for a damaged tag. In XML, every `<` begins a tag.
  private static func tags(_ name: String, in bytes: [UInt8]) -> [XMLElement?] {
    bytes.split(separator: UInt8(ascii: "<")).filter { isTag(name, $0) }.map { part in
      let tag = part[...(part.lastIndex(of: UInt8(ascii: ">")) ?? part.endIndex - 1)]
      let end = tag.suffix(2) == Array("/>".utf8)[...] ? "" : "</\(name)>"
      return (try? XMLTree(parsing: Array("<".utf8) + tag + Array(end.utf8)))?.root
    }
  }

  private static func isTag(_ name: String, _ part: ArraySlice<UInt8>) -> Bool {
    guard part.starts(with: name.utf8), let next = part.dropFirst(name.utf8.count).first else { return false }
    return next <= 0x20 || next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
  }
}

extension XMLElement {
  /// element <- entity
  fileprivate init(_ picture: Picture) {
    self.init(name: "picture")
    self["id"] = picture.id.text
    self["caption"] = picture.caption
    self["format"] = picture.format.rawValue
    self["bytes"] = String(picture.byteCount)
    self["source"] = picture.source.text
    self["said"] = picture.fetchedAt.rfc3339
    self["saved"] = picture.saved?.rfc3339
    self["starred"] = picture.isStarred ? "true" : nil
    self["seen"] = picture.isSeen ? "true" : nil
  }

  fileprivate func value<Value>(_ name: String, _ read: (String) -> Value?) throws(PictureIndex.ReadError) -> Value {
    guard let value = try optionalValue(name, read) else { throw .damaged("'\(name)' of a picture is missing") }
    return value
  }

  fileprivate func optionalValue<Value>(_ name: String, _ read: (String) -> Value?) throws(PictureIndex.ReadError) -> Value? {
    guard let text = self[name] else { return nil }
    guard let value = read(text) else { throw .damaged("'\(text)' is not a valid '\(name)' of a picture") }
    return value
  }
}

extension Picture {
  /// element -> entity
  fileprivate init(_ element: XMLElement) throws(PictureIndex.ReadError) {
    self.init(
      id: try element.value("id") { PictureID(stored: $0) }, caption: try element.value("caption") { $0 },
      format: try element.value("format") { ImageFormat(rawValue: $0) }, byteCount: try element.value("bytes") { Int($0) },
      source: try element.value("source") { try? WebURL(stored: $0) }, fetchedAt: try element.value("said") { Timestamp(rfc3339: $0) },
      saved: try element.optionalValue("saved") { Timestamp(rfc3339: $0) },
      isStarred: try element.optionalValue("starred") { Bool($0) } ?? false,
      isSeen: try element.optionalValue("seen") { Bool($0) } ?? false)
  }
}
