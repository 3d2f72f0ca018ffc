internal import CoreDomain
internal import ReaderDomain
internal import Syndication

/// Converts the lines of newsboat's file `urls` to feeds that Strata can follow.
enum NewsboatList {
  /// The feeds to follow, and the lines that are left out. The first tag of a feed is its folder, and all are tags.
  /// - Parameter known: newsboat's records of its feeds, by feed URL.
  /// - Parameter filters: the filters in the files.
  /// - Parameter keys: the lines about keys.
  static func list(
    _ lines: [NewsboatLine], known: [String: NewsboatFeedRecord], filters: [NewsboatFilterEntry], keys: [NewsboatKeyEntry] = []
  ) -> NewsboatSubscriptions {
    var feeds: [NewsboatFeed] = []
    var urls: Set<WebURL> = []
    var skipped: [SkippedLine] = []
    var omittedTags: [String] = []
    var hidden = 0
    for line in lines where !line.isQuery {
      do throws(Refusal) {
        let url = try url(of: line)
        guard urls.insert(url).inserted else { continue }
        feeds.append(feed(line, at: url, known: known[line.url]))
        omittedTags += line.plainTags.filter { (try? TagName($0)) == nil }
        if line.isHidden { hidden += 1 }
      } catch {
        skipped.append(SkippedLine(number: line.number, text: line.url, reason: error.reason))
      }
    }
    return NewsboatSubscriptions(
      feeds: feeds, skipped: skipped, omittedTags: omittedTags.unique, hidden: hidden, filters: filters, keys: keys)
  }

  /// A slash in a tag makes a nested folder, as in every folder name. A feed whose path is nested too deeply goes to the top level.
  private static func feed(_ line: NewsboatLine, at url: WebURL, known: NewsboatFeedRecord?) -> NewsboatFeed {
    let folder = line.plainTags.first.map { FolderPath($0) } ?? .top
    let subscription = Subscription(
      url: url, title: line.title ?? "", feedTitle: known.flatMap { $0.title.isEmpty ? nil : $0.title }, site: known?.site,
      folder: folder.names.count <= FolderPath.deepest ? folder : .top,
      tags: Array(line.plainTags.compactMap { try? TagName($0) }.unique.prefix(TagName.maximumPerFeed)))
    return NewsboatFeed(subscription: subscription, name: line.url)
  }

  private struct Refusal: Error {
    let reason: SkippedLine.Reason
  }

  private static func url(of line: NewsboatLine) throws(Refusal) -> WebURL {
    if line.url.hasPrefix("exec:") { throw Refusal(reason: .command) }
    if line.url.hasPrefix("filter:") { throw Refusal(reason: .filter) }
    do throws(WebURL.ParseError) {
      return try WebURL(typedFeed: line.url)
    } catch {
      throw Refusal(reason: .badURL(error))
    }
  }
}
