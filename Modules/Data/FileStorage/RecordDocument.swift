package import RecordJSON

/// A JSON file with a schema number and named records. Every record has its own line, so that `grep` finds it and `diff` shows what a
/// refresh changed.
package protocol RecordDocument: Sendable {
  /// The JSON member that holds the records.
  static var name: String { get }

  /// The brackets around the lines of the records; nil for a document without one line per record.
  static var brackets: RecordBrackets? { get }

  init(reading reader: inout JSONReader) throws(JSONError)

  func write(to writer: inout JSONWriter)
}

/// The JSON brackets around the records of a document.
package enum RecordBrackets: Sendable {
  /// Records by their identities.
  case object
  /// Records in order.
  case array

  package var texts: (opening: String, closing: String) {
    switch self {
    case .object: ("{", "}")
    case .array: ("[", "]")
    }
  }
}

extension RecordDocument {
  /// The content of the file.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member(DocumentSchema.member, DocumentSchema.newest)
    writer.member(Self.name)
    write(to: &writer)
    writer.endObject()
    writer.breakLine()
    return writer.bytes
  }

  /// Reads a file. The schema number is checked first, wherever it is in the file.
  package init(parsing bytes: [UInt8]) throws(DocumentSchema.VersionError) {
    let reader: JSONReader
    let version: Int
    do throws(JSONError) {
      reader = try JSONReader(bytes)
      version = try DocumentSchema.version(reader)
    } catch {
      throw .damaged(error)
    }
    guard version <= DocumentSchema.newest else { throw .newer(version) }
    do throws(JSONError) { self = try Self.records(in: reader) } catch { throw .damaged(error) }
  }

  /// Reads every undamaged record line of a damaged file.
  /// - Returns: the records and the number of other lines, at least one; nil when no record is undamaged.
  package static func salvaged(from bytes: [UInt8]) -> (document: Self, lost: Int)? {
    guard let brackets = brackets?.texts else { return nil }
    let opening = Array("{\"\(DocumentSchema.member)\":\(DocumentSchema.newest),\"\(name)\":\(brackets.opening)\n".utf8)
    let closing = Array("\n\(brackets.closing)}\n".utf8)
    var (whole, lost): ([UInt8], Int) = ([], 0)
    // Every file of this kind has this first and last line.
    let frame = [opening.dropLast(), closing[1..<closing.count - 1]]
    for line in bytes.split(separator: UInt8(ascii: "\n")) where !frame.contains(line) {
      let record = line.last == UInt8(ascii: ",") ? line.dropLast() : line
      do throws(DocumentSchema.VersionError) {
        _ = try Self(parsing: opening + record + closing)
      } catch {
        lost += 1
        continue
      }
      if !whole.isEmpty { whole += [UInt8(ascii: ","), UInt8(ascii: "\n")] }
      whole += record
    }
    guard !whole.isEmpty else { return nil }
    do throws(DocumentSchema.VersionError) {
      return (try Self(parsing: opening + whole + closing), max(lost, 1))
    } catch {
      // Lines that parse one by one also parse together, unless one of them closed the records and opened others.
      return nil
    }
  }

  private static func records(in start: JSONReader) throws(JSONError) -> Self {
    var reader = start
    var found: Self?
    try reader.beginObject()
    while let name = try reader.nextMember() {
      if name == Self.name { found = try Self(reading: &reader) } else { try reader.skipValue() }
    }
    try reader.end()
    guard let found else { throw reader.damage("'\(Self.name)' is missing") }
    return found
  }
}
