internal import CoreDomain
@testable internal import FeedDates

/// The property of dates.
enum DateProperty {
  static func failure(for text: String) -> String? {
    guard let moment = FeedDateParser.timestamp(text) else { return nil }
    let written = moment.rfc3339
    guard FeedDateParser.timestamp(written) == moment else { return "\(written) is read as another moment" }
    guard FeedDateParser.timestamp(" \(text)\n") == moment else { return "white space around it changes it" }
    return written.hasPrefix("-") ? "the year is below zero: \(written)" : nil
  }
}
