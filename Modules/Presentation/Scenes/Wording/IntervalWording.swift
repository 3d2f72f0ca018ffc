public import Domain

/// The reasons for a feed's refresh interval, as text.
public enum IntervalWording {
  /// A clause that begins a sentence, without the final full stop.
  public static func clause(for reason: IntervalReason) -> String {
    switch reason {
    case .fresh(let seconds): "the server calls its answer good for \(SpanWording.text(minutes: seconds / 60))"
    case .ttl(let minutes): "the feed asks to be kept for \(SpanWording.text(minutes: minutes))"
    case .editions(let minutes): "the feed is said to appear every \(SpanWording.text(minutes: minutes))"
    case .postingFrequency(let minutes): "something new comes about every \(SpanWording.text(minutes: minutes))"
    case .silence(let minutes): "nothing new has come for \(SpanWording.text(minutes: minutes))"
    case .chosen(let minutes): "it is set to be asked every \(SpanWording.text(minutes: minutes))"
    }
  }
}
