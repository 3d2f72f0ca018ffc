internal import CoreDomain
package import ReaderDomain

/// The file `views`: `name = query` in each line, in the order of the user. Empty lines, comments (`#`) and lines with mistakes stay as they
/// are when the program changes others.
///
/// The content may be anything: what is not UTF-8, a line without end, a flood of mistakes. All take linear time.
package struct ViewsDocument: Sendable {
  /// The maximum size of the file.
  package static let maximumBytes = 256 * 1024

  private struct Line: Sendable {
    var bytes: ArraySlice<UInt8>
    /// The view of this line; nil for any other line, and for one that repeats a name.
    var view: SavedView?
    /// The name that an earlier line has, too.
    var repeatedName: ViewName?
    /// The number of characters before the query.
    var queryOffset = 0
  }

  private var lines: [Line] = []
  private var lineMistakes: [ViewMistake] = []

  package init(_ content: [UInt8]) {
    var numbers: [ViewName: Int] = [:]
    var lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    for (index, bytes) in lines.enumerated() {
      var line = Line(bytes: bytes)
      do throws(ViewMistake) {
        if let (view, offset) = try Self.view(in: bytes, line: index + 1) {
          line.queryOffset = offset
          if numbers.updateValue(index, forKey: view.name) == nil {
            guard numbers.count <= SavedViews.maximum else { throw ViewMistake(line: index + 1, .tooMany) }
            line.view = view
          } else {
            line.repeatedName = view.name
            throw ViewMistake(line: index + 1, .repeatedName(view.name))
          }
        }
      } catch {
        lineMistakes.append(error)
      }
      self.lines.append(line)
    }
  }

  /// Nil for an empty line and a comment.
  private static func view(in bytes: ArraySlice<UInt8>, line: Int) throws(ViewMistake) -> (SavedView, queryOffset: Int)? {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw ViewMistake(line: line, .notUTF8) }
    // An editor may have put a byte order mark at the beginning of the file.
    let start = text.unicodeScalars.drop { $0 == "\u{FEFF}" || $0.properties.isWhitespace }
    guard let first = start.first, first != "#" else { return nil }
    guard let sign = start.firstIndex(of: "=") else {
      throw ViewMistake(line: line, column: column(of: start.startIndex, in: text), .missingEqualsSign)
    }
    let nameText = String(start[..<sign]).trimmingWhitespace()
    let name: ViewName
    do throws(ViewNameError) {
      name = try ViewName(nameText)
    } catch {
      throw ViewMistake(line: line, column: column(of: start.startIndex, in: text), .badName(nameText, error))
    }
    let query = start[start.index(after: sign)...].drop { $0.properties.isWhitespace }
    guard query.startIndex < text.endIndex else {
      throw ViewMistake(line: line, column: column(of: start.index(after: sign), in: text), .emptyQuery)
    }
    return (SavedView(name, String(query)), column(of: query.startIndex, in: text) - 1)
  }

  private static func column(of index: String.Index, in text: String) -> Int { String(text.unicodeScalars[..<index]).count + 1 }

  package var views: SavedViews { SavedViews(lines.compactMap(\.view)) }

  /// The mistakes, in the order of the lines.
  package var mistakes: [ViewMistake] {
    let views = views
    var mistakes = lineMistakes
    for (index, line) in lines.enumerated() {
      guard let view = line.view else { continue }
      do throws(QueryError) {
        _ = try views.query(of: view)
      } catch {
        mistakes.append(ViewMistake(line: index + 1, column: line.queryOffset + error.column, .badQuery(error)))
      }
    }
    return mistakes.sorted { $0.line < $1.line }
  }

  package mutating func apply(_ edits: [ViewEdit]) {
    for edit in edits {
      switch edit {
      case .set(let view, let place): set(view, at: place)
      case .remove(let name):
        lines.removeAll { $0.view?.name == name }
        // Without the first line, another line of the name would count. It stays as a comment.
        for index in lines.indices where lines[index].repeatedName == name {
          lines[index] = Line(bytes: Array("# ".utf8) + lines[index].bytes)
        }
      }
    }
  }

  private mutating func set(_ view: SavedView, at place: Int?) {
    let line = Line(bytes: Array("\(view.name) = \(view.query)".utf8)[...], view: view)
    if let index = lines.firstIndex(where: { $0.view?.name == view.name }) {
      lines[index] = line
      return
    }
    let places = lines.indices.filter { lines[$0].view != nil }
    lines.insert(line, at: place.flatMap { $0 >= 0 && $0 < places.count ? places[$0] : nil } ?? lines.count)
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      bytes += line.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
