import ReaderDomain

/// The reasons for a feed's refresh interval, as text.
enum IntervalWording {
  /// A clause that begins a sentence, without the final full stop.
  static func clause(for reason: IntervalReason) -> String {
    switch reason {
    case .fresh(let seconds): "the server says that its response is fresh for \(DurationWording.text(minutes: seconds / 60))"
    case .ttl(let minutes): "the feed sets a ttl of \(DurationWording.text(minutes: minutes))"
    case .editions(let minutes): "the feed says that it updates every \(DurationWording.text(minutes: minutes))"
    case .postingFrequency(let minutes): "a new article appears about every \(DurationWording.text(minutes: minutes))"
    case .silence(let minutes): "no new article for \(DurationWording.text(minutes: minutes))"
    case .chosen(let minutes): "its interval is set to \(DurationWording.text(minutes: minutes))"
    }
  }
}
