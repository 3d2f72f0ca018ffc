internal import CoreDomain
package import ReaderDomain

/// The text of the file `sources`, which users edit:
///
/// ```
/// # comments and empty lines are kept
/// exec:python3 ~/bin/weather.py "Bad Aibling"
///   title = Weather
///   folder = News/Local
///   interval = 60
/// ```
///
/// A line that begins without white space is a source (`LocalSource`). The lines below it that begin with white space are its settings, with the
/// names that `feeds set` takes. A setting that this version does not know is kept.
package struct SourcesDocument {
  /// A source with its settings, or a line outside of all of them.
  private enum Part {
    case line(String)
    case feed(SourceEntry)
  }

  private var parts: [Part] = []
  /// The feeds in the order of the file, each once.
  package var subscriptions: [Subscription] { places().map(\.subscription) }

  /// Why a file is not a list of sources.
  package struct Damage: Error, Hashable {
    /// The line, counted from 1.
    package let line: Int
    /// The error, as a clause that follows the line.
    package let problem: Problem

    package enum Problem: Error, Hashable {
      case source(LocalSourceError)
      /// A setting without `=`.
      case noValue
      /// A setting above all sources.
      case noSource
      case badTags
      case notUTF8
    }
  }

  /// The maximum size of the file.
  package static let maximumBytes = 1 << 20

  package init() {}

  package init(_ bytes: [UInt8]) throws(Damage) {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else { throw Damage(line: index + 1, problem: .notUTF8) }
      do throws(Damage.Problem) { try read(text) } catch { throw Damage(line: index + 1, problem: error) }
    }
    // The text after the last line break is no line.
    if case .line("") = parts.last { parts.removeLast() }
  }

  private mutating func read(_ line: String) throws(Damage.Problem) {
    let text = line.trimmingWhitespace()
    if text.isEmpty || (text.hasPrefix("#") && line.hasPrefix("#")) { return parts.append(.line(line)) }
    guard line.unicodeScalars.first?.properties.isWhitespace == true else {
      do throws(LocalSourceError) {
        parts.append(.feed(SourceEntry(line, try LocalSource(text))))
      } catch {
        throw .source(error)
      }
      return
    }
    guard case .feed(var entry) = parts.last else { throw .noSource }
    guard text.hasPrefix("#") || text.contains("=") else { throw .noValue }
    entry.append(line)
    guard entry.hasTags else { throw .badTags }
    parts[parts.count - 1] = .feed(entry)
  }

  package var bytes: [UInt8] {
    var text = ""
    for part in parts {
      switch part {
      case .line(let line): text += "\(line)\n"
      case .feed(let entry): text += entry.text
      }
    }
    return Array(text.utf8)
  }

  // MARK: Changes

  /// Adds the subscriptions whose id and source are new; others are left out, and so are those without a source.
  /// - Returns: the added subscriptions.
  package mutating func add(_ wanted: [Subscription]) -> [Subscription] {
    let added = wanted.filter { $0.source != nil }.added(to: subscriptions)
    if !added.isEmpty { writeCorrectedIdentities() }
    parts += added.compactMap { subscription in subscription.source.map { Part.feed(SourceEntry(subscription, at: $0)) } }
    return added
  }

  /// Changes the feeds in one pass.
  /// - Parameter change: the changed subscription; nil when it stays as it is.
  /// - Returns: whether anything has changed.
  package mutating func change(_ change: (Subscription) -> Subscription?) -> Bool {
    var isChanged = false
    for (index, subscription) in places() {
      guard let changed = change(subscription), changed != subscription, case .feed(var entry) = parts[index] else { continue }
      let before = entry.text
      entry.write(changed)
      parts[index] = .feed(entry)
      isChanged = isChanged || entry.text != before
    }
    if isChanged { writeCorrectedIdentities() }
    return isChanged
  }

  /// - Returns: whether one of the feeds was there.
  package mutating func remove(_ ids: Set<FeedID>) -> Bool {
    let urls = Set(places().filter { ids.contains($0.subscription.id) }.map(\.subscription.url))
    guard !urls.isEmpty else { return false }
    writeCorrectedIdentities()
    parts.removeAll { part in
      if case .feed(let entry) = part { urls.contains(entry.source.url) } else { false }
    }
    return true
  }

  /// The lines of the sources with the id of another feed, counted from 1, and the ids that their feeds have.
  package var copiedIdentities: [(line: Int, id: FeedID)] {
    var (line, lines): (Int, [Int]) = (1, [])
    for part in parts {
      lines.append(line)
      if case .feed(let entry) = part { line += entry.lineCount } else { line += 1 }
    }
    return places().compactMap { index, subscription -> (line: Int, id: FeedID)? in
      guard case .feed(let entry) = parts[index], let written = entry.id, written != subscription.id else { return nil }
      return (line: lines[index], id: subscription.id)
    }
  }

  /// Writes the ids of the feeds whose lines have that of another feed, so that they do not depend on other lines.
  private mutating func writeCorrectedIdentities() {
    for (index, subscription) in places() {
      guard case .feed(var entry) = parts[index], entry.id ?? FeedID(url: entry.source.url) != subscription.id else { continue }
      entry.set(subscription.id)
      parts[index] = .feed(entry)
    }
  }

  /// The feeds and their places. Of two entries with one source, the first counts. Of several entries with one id, which a copied line has, the id
  /// belongs to the one whose source it is derived from, or else to the first. The others get ids that are derived from their sources.
  private func places() -> [(index: Int, subscription: Subscription)] {
    var urls: Set<WebURL> = []
    var found: [(index: Int, entry: SourceEntry)] = []
    for (index, part) in parts.enumerated() {
      if case .feed(let entry) = part, urls.insert(entry.source.url).inserted { found.append((index, entry)) }
    }
    var owners: [FeedID: WebURL] = [:]
    for (_, entry) in found {
      if let id = entry.id, owners[id] == nil || FeedID(url: entry.source.url) == id { owners[id] = entry.source.url }
    }
    var ids: Set<FeedID> = []
    return found.compactMap { index, entry -> (index: Int, subscription: Subscription)? in
      let url = entry.source.url
      let written = entry.id.flatMap { owners[$0] == url ? $0 : nil }
      // As in the list of subscriptions (`OPMLReading`).
      let derived = [url, WebURL(validating: "\(url.text)#2")].compactMap { $0.map(FeedID.init(url:)) }
      guard let id = written ?? derived.first(where: { owners[$0] == nil && !ids.contains($0) }) else { return nil }
      ids.insert(id)
      return (index: index, subscription: entry.subscription(id))
    }
  }
}
