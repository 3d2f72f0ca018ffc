package import RecordJSON

/// A JSON file with a schema number and records. Every record is on its own line, so that `grep` finds it and `diff` shows what has
/// changed.
package protocol RecordDocument: Sendable {
  /// The JSON member that holds the records.
  static var name: String { get }

  /// The brackets around the lines of the records; nil for a document without one line per record.
  static var brackets: RecordBrackets? { get }

  /// The JSON member before the records that holds an integer; nil when the document has none. A document whose integer is not 0 has the
  /// schema number 2, because a program that ignores the integer would misread the document.
  static var numberName: String? { get }

  /// The integer; 0 when the file has none.
  var number: Int { get set }

  /// The newest schema number of the document that this program reads.
  static var newestSchema: Int { get }

  /// The schema number of the content. A program that would lose or misread a part of it reads only lower ones, and refuses the file.
  var schema: Int { get }

  init(reading reader: inout JSONReader) throws(JSONError)

  func write(to writer: inout JSONWriter)
}

extension RecordDocument {
  package static var numberName: String? { nil }

  package var number: Int {
    get { 0 }
    set {}
  }

  package static var newestSchema: Int { numberName == nil ? DocumentSchema.newest : DocumentSchema.newest + 1 }

  package var schema: Int { Self.schema(number: number) }

  /// The content of the file.
  package var bytes: [UInt8] {
    var writer = JSONWriter()
    Self.begin(&writer, schema: schema, number: number)
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
    guard version <= Self.newestSchema else { throw .newer(version, newest: Self.newestSchema) }
    do throws(JSONError) { self = try Self.records(in: reader) } catch { throw .damaged(error) }
  }

  /// The start of a file, up to its first record.
  package static func opening(number: Int) -> [UInt8] {
    var writer = JSONWriter()
    begin(&writer, schema: schema(number: number), number: number)
    return writer.bytes + Array((brackets?.texts.opening ?? "").utf8)
  }

  private static func begin(_ writer: inout JSONWriter, schema: Int, number: Int) {
    writer.beginObject()
    writer.member(DocumentSchema.member, schema)
    if let numberName, number != 0 { writer.member(numberName, number) }
    writer.member(name)
  }

  private static func schema(number: Int) -> Int { number == 0 ? DocumentSchema.newest : newestSchema }

  /// Reads every undamaged record line of a damaged file.
  /// - Returns: the records, and the number of lines that were lost, at least one; nil when no record is undamaged. The number is nil when the
  ///   end is missing, because any number of lines may have been there.
  package static func salvaged(from bytes: [UInt8]) -> (document: Self, lost: Int?)? {
    guard let brackets = brackets?.texts else { return nil }
    let number = number(inOpening: bytes.prefix { $0 != UInt8(ascii: "\n") })
    let opening = opening(number: number) + [UInt8(ascii: "\n")]
    let closing = Array("\n\(brackets.closing)}\n".utf8)
    var (whole, lost): ([UInt8], Int) = ([], 0)
    // Every document of this type has the same first and last line.
    let frame = [opening.dropLast(), closing[1..<closing.count - 1]]
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    for line in lines where !frame.contains(line) {
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
      return (try Self(parsing: opening + whole + closing), lines.contains(frame[1]) ? max(lost, 1) : nil)
    } catch {
      // Lines that parse one by one also parse together, unless one of them closes the records and opens others.
      return nil
    }
  }

  /// The integer in the first line of a file; 0 when the line is not exactly as this program writes it.
  package static func number(inOpening line: ArraySlice<UInt8>) -> Int {
    guard let numberName else { return 0 }
    let start = Array("{\"\(DocumentSchema.member)\":\(newestSchema),\"\(numberName)\":".utf8)
    guard line.starts(with: start) else { return 0 }
    let number = Int(String(decoding: line.dropFirst(start.count).prefix { (48...57).contains($0) }, as: UTF8.self)) ?? 0
    return numbers.contains(number) && line == opening(number: number)[...] ? number : 0
  }

  /// The valid integers. They stay below 2^53, the largest integer that all JSON programs read exactly (RFC 8259 section 6).
  private static var numbers: Range<Int> { 0..<(1 << 52) }

  private static func records(in start: JSONReader) throws(JSONError) -> Self {
    var reader = start
    var found: Self?
    var number = 0
    try reader.beginObject()
    while let name = try reader.nextMember() {
      switch name {
      case Self.name: found = try Self(reading: &reader)
      case Self.numberName:
        number = try reader.integer()
        guard numbers.contains(number) else { throw reader.damage("'\(name)' is out of range") }
      default: try reader.skipValue()
      }
    }
    try reader.end()
    found?.number = number
    guard let found else { throw reader.damage("'\(Self.name)' is missing") }
    return found
  }
}
