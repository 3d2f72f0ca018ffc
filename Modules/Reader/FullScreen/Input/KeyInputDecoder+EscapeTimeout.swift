/// Decides by a timeout whether an ESC byte is a key or begins a sequence.
extension KeyInputDecoder {
  /// How long the rest of what has begun is waited for; nil when nothing has begun.
  var escapeTimeout: Duration? {
    switch state {
    case .ground: nil
    // An ESC alone is a key. The rest of another key's sequence follows at once, also over a slow connection.
    case .escape: .milliseconds(50)
    case .singleShift, .controlSequence, .oldMouseReport, .string, .character: .seconds(1)
    // A connection may stop in the middle of a paste, and the rest of it must not act as keys.
    case .paste: .seconds(3)
    }
  }

  /// The time is up in which the rest of what has begun would have followed. An ESC was a key, and a paste has lost its end.
  mutating func decide() -> [InputEvent] {
    defer { (state, answer, pasted) = (.ground, [], []) }
    switch state {
    case .escape: return [.key(.escape)]
    case .paste(isDropped: false): return [.paste(String(decoding: pasted.prefix(Self.longestPaste), as: UTF8.self))]
    default: return []
    }
  }
}
