internal import Domain

/// Makes of the lines of newsboat's file `urls` what can be followed.
enum NewsboatList {
  /// What can be followed, and what is left out.
  /// - Parameter known: what newsboat knows of its feeds, by their addresses.
  static func list(_ lines: [NewsboatLine], known: [String: ArchivedFeedRecord]) -> ArchivedList {
    var feeds: [ArchivedFeed] = []
    var addresses: Set<WebAddress> = []
    var skipped: [SkippedLine] = []
    var omittedTags: [String] = []
    var hidden = 0
    for line in lines {
      do throws(Refusal) {
        let address = try address(of: line)
        guard addresses.insert(address).inserted else { continue }
        feeds.append(feed(line, at: address, known: known[line.address]))
        omittedTags += line.plainTags.dropFirst()
        if line.isHidden { hidden += 1 }
      } catch {
        skipped.append(SkippedLine(number: line.number, text: line.address, reason: error.reason))
      }
    }
    return ArchivedList(feeds: feeds, skipped: skipped, omittedTags: omittedTags.unique, hidden: hidden)
  }

  /// A slash in a tag makes a folder in a folder, as it does wherever a folder is named. One that lies too deep is none.
  private static func feed(_ line: NewsboatLine, at address: WebAddress, known: ArchivedFeedRecord?) -> ArchivedFeed {
    let folder = line.plainTags.first.map { FolderPath($0) } ?? .top
    let subscription = Subscription(
      address: address, title: line.title ?? known?.title ?? "", site: known?.site,
      folder: folder.names.count <= FolderPath.deepest ? folder : .top)
    return ArchivedFeed(subscription: subscription, name: line.address)
  }

  private struct Refusal: Error {
    let reason: SkippedLine.Reason
  }

  private static func address(of line: NewsboatLine) throws(Refusal) -> WebAddress {
    if line.address.hasPrefix("exec:") { throw Refusal(reason: .command) }
    if line.address.hasPrefix("filter:") { throw Refusal(reason: .filter) }
    if line.address.hasPrefix("query:") { throw Refusal(reason: .query) }
    do throws(WebAddress.Problem) {
      return try WebAddress(line.address)
    } catch {
      throw Refusal(reason: .badAddress(error))
    }
  }
}
