internal import CoreDomain
internal import ReaderDomain
internal import Syndication

/// Converts the lines of newsboat's file `urls` to feeds that Strata can follow.
enum NewsboatURLsFile {
  /// The feeds to follow, and the lines that are left out. The first tag of a feed is its folder, and all are tags. A second line of a feed adds
  /// its tags, and a title that the first lacks.
  /// - Parameters:
  ///   - lines: the lines of the file.
  ///   - file: the file.
  ///   - known: newsboat's records of its feeds, by feed URL.
  ///   - filters: the filters in the files.
  ///   - keys: the lines about keys.
  ///   - runsPrograms: whether the feeds that need a program are followed.
  static func list(
    _ lines: [NewsboatURLsLine], of file: FileLocation, known: [String: NewsboatFeedRecord], filters: [NewsboatFilterEntry],
    keys: [NewsboatKeyEntry] = [],
    runsPrograms: Bool
  ) -> NewsboatSubscriptions {
    var feeds: [NewsboatFeed] = []
    var places: [WebURL: Int] = [:]
    var skipped: [SkippedLine] = []
    var (omittedTags, excessTags): ([String], [String]) = ([], [])
    var hidden = 0
    for line in lines where !line.isQuery {
      do throws(Refusal) {
        let place = try place(of: line)
        if case .source(let source) = place, source.command != nil, !runsPrograms { throw Refusal(reason: .program(source)) }
        let feed = feed(line, at: place, known: known[line.url])
        omittedTags += line.plainTags.filter { (try? TagName($0)) == nil }
        let tags = line.plainTags.compactMap { try? TagName($0) }
        if let place = places[feed.subscription.url] {
          feeds[place] = feeds[place].adding(feed.subscription)
          excessTags += tags.filter { !feeds[place].subscription.tags.contains($0) }.map(\.text)
          continue
        }
        places[feed.subscription.url] = feeds.count
        feeds.append(feed)
        excessTags += tags.filter { !feed.subscription.tags.contains($0) }.map(\.text)
        if line.isHidden { hidden += 1 }
      } catch {
        skipped.append(SkippedLine(file: file, number: line.number, text: line.url, reason: error.reason))
      }
    }
    return NewsboatSubscriptions(
      feeds: feeds, skipped: skipped, omittedTags: omittedTags.unique, excessTags: excessTags.unique,
      markedQueries: lines.count { $0.isQuery && !$0.tags.isEmpty }, hidden: hidden, filters: filters, keys: keys)
  }

  /// A slash in a tag makes a nested folder, as in every folder name. A feed whose path is nested too deeply goes to the top level.
  private static func feed(_ line: NewsboatURLsLine, at place: Place, known: NewsboatFeedRecord?) -> NewsboatFeed {
    let path = line.plainTags.first.map { FolderPath($0) } ?? .top
    let folder = path.names.count <= FolderPath.deepest ? path : .top
    let (title, feedTitle) = (line.title ?? "", known.flatMap { $0.title.isEmpty ? nil : $0.title })
    let tags = Array(line.plainTags.compactMap { try? TagName($0) }.unique.prefix(TagName.maximumPerFeed))
    let subscription =
      switch place {
      case .web(let url): Subscription(url: url, title: title, feedTitle: feedTitle, site: known?.site, folder: folder, tags: tags)
      case .source(let source):
        Subscription(source: source, title: title, feedTitle: feedTitle, site: known?.site, folder: folder, tags: tags)
      }
    return NewsboatFeed(subscription: subscription, name: line.url)
  }

  private struct Refusal: Error {
    let reason: SkippedLine.Reason
  }

  private enum Place {
    case web(WebURL)
    case source(LocalSource)
  }

  private static func place(of line: NewsboatURLsLine) throws(Refusal) -> Place {
    if LocalSource.isSource(line.url) {
      do throws(LocalSourceError) { return .source(try LocalSource(newsboat: line.url)) } catch { throw Refusal(reason: .badSource(error)) }
    }
    do throws(WebURL.ParseError) {
      return .web(try WebURL(typedFeed: line.url))
    } catch {
      throw Refusal(reason: .badURL(error))
    }
  }
}

extension NewsboatFeed {
  /// The feed with the tags of another line, as many as a feed may have, and with its title if the feed has none.
  fileprivate func adding(_ other: Subscription) -> NewsboatFeed {
    let all = Array((subscription.tags + other.tags).unique.prefix(TagName.maximumPerFeed))
    let title = subscription.ownTitle == nil ? other.ownTitle : nil
    return NewsboatFeed(subscription: subscription.changed(SubscriptionChange(title: title, tags: all)), name: name)
  }
}
