/// Turns the bytes of a terminal into events. A sequence may arrive in any number of parts.
///
/// Sources: ECMA-48, section 5.4; https://invisible-island.net/xterm/ctlseqs/ctlseqs.html;
/// https://sw.kovidgoyal.net/kitty/keyboard-protocol/ for `CSI u`.
struct KeyInputDecoder: Sendable {
  enum State {
    case ground
    /// After ESC.
    case escape
    /// After `ESC O`: the final byte of a function key follows.
    case singleShift
    /// After `ESC [`: the parameters so far.
    case controlSequence([UInt8])
    /// After `ESC [ M`: a terminal that does not know SGR reports a click by three more bytes, which must not act as keys.
    case oldMouseReport(missing: Int)
    /// Inside an answer of the terminal (OSC, DCS, SOS, PM, APC), or after Alt and one of their keys.
    case string(isOfInterest: Bool)
    /// Inside a paste. After a ^C, the rest of it is dropped.
    case paste(isDropped: Bool)
    /// Inside a character of several bytes.
    case character([UInt8], missing: Int)
  }

  var state = State.ground
  /// The paste so far, with what has arrived of its end mark. It grows in place: a copy for each byte would take quadratic time.
  var pasted: [UInt8] = []

  /// The terminal's answer so far.
  var answer: [UInt8] = []

  /// A longer sequence is no key of any keyboard, and no answer to any question.
  private static let longestSequence = 64
  /// No terminal answers at such length: what follows are keys.
  static let longestAnswer = 4096
  /// What is longer is cut: a prompt takes a line, and nothing else takes a paste.
  static let longestPaste = 64 * 1024
  private static let endOfPaste = Array("\u{1B}[201~".utf8)
  /// ^C, as terminals with the protocol of kitty send it.
  private static let kittyInterrupt = Array("\u{1B}[99;5u".utf8)
  private static let (escape, interrupt): (UInt8, UInt8) = (0x1B, 0x03)

  /// The events that these bytes complete.
  mutating func events(adding bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { add(byte, to: &events) }
    return events
  }

  private mutating func add(_ byte: UInt8, to events: inout [InputEvent]) {
    switch state {
    case .ground: begin(byte, to: &events)
    case .escape: addAfterEscape(byte, to: &events)
    case .singleShift:
      if byte < 0x20 { return begin(byte, to: &events) }
      state = .ground
      if let key = KeyEscapeSequence.key(final: byte, parameters: []) { events.append(.key(key)) }
    case .controlSequence(let parameters): add(byte, parameters: parameters, to: &events)
    case .oldMouseReport(let missing):
      if byte < 0x20 { return begin(byte, to: &events) }
      state = missing > 1 ? .oldMouseReport(missing: missing - 1) : .ground
    case .string(let isOfInterest): addToAnswer(byte, isOfInterest: isOfInterest, to: &events)
    case .paste(let isDropped): addToPaste(byte, isDropped: isDropped, to: &events)
    case .character(let beginning, let missing): add(byte, beginning: beginning, missing: missing, to: &events)
    }
  }

  private mutating func begin(_ byte: UInt8, to events: inout [InputEvent]) {
    state = .ground
    switch byte {
    case Self.escape: state = .escape
    case 0x0D, 0x0A: events.append(.key(.enter))
    case 0x09: events.append(.key(.tab))
    case 0x08, 0x7F: events.append(.key(.backspace))
    case 0x00: events.append(.key(Key(.character(" "), .control)))
    case 0x01..<0x20: events.append(.key(.control(Character(Unicode.Scalar(byte | 0x40)).lowercasedCharacter)))
    case 0x20..<0x7F: events.append(.key(Key(.character(Character(Unicode.Scalar(byte))))))
    case 0xC2..<0xE0: state = .character([byte], missing: 1)
    case 0xE0..<0xF0: state = .character([byte], missing: 2)
    case 0xF0..<0xF5: state = .character([byte], missing: 3)
    default: events.append(.key("\u{FFFD}"))
    }
  }

  private mutating func addAfterEscape(_ byte: UInt8, to events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "["): state = .controlSequence([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      (state, answer) = (.string(isOfInterest: byte == UInt8(ascii: "]")), [])
    case Self.escape: events.append(.key(.escape))
    case Self.interrupt: begin(byte, to: &events)
    default:
      // Alt and a key arrive as ESC and the key.
      var keys: [InputEvent] = []
      begin(byte, to: &keys)
      events += keys.map { event in
        if case .key(let key) = event { .key(Key(key.code, key.modifiers.union(.alt))) } else { event }
      }
    }
  }

  private mutating func addToAnswer(_ byte: UInt8, isOfInterest: Bool, to events: inout [InputEvent]) {
    answer.append(byte)
    let isWhole: Bool
    switch byte {
    case 0x07: isWhole = true
    case UInt8(ascii: "\\") where answer.dropLast().last == Self.escape: isWhole = true
    // CAN and SUB break an answer off.
    case 0x18, 0x1A: isWhole = false
    default:
      let isInterrupted = byte == Self.interrupt || answer.ends(with: Self.kittyInterrupt)
      if isInterrupted { events.append(.key(.control("c"))) }
      if isInterrupted || answer.count >= Self.longestAnswer { (state, answer) = (.ground, []) }
      return
    }
    let text = answer.dropLast(byte == 0x07 ? 1 : 2)
    (state, answer) = (.ground, [])
    if isWhole, isOfInterest, let isLight = BackgroundColor.isLight(Array(text)) { events.append(.background(isLight: isLight)) }
  }

  private mutating func add(_ byte: UInt8, parameters: [UInt8], to events: inout [InputEvent]) {
    switch byte {
    case 0x20..<0x40: if parameters.count <= Self.longestSequence { state = .controlSequence(parameters + [byte]) }
    case Self.escape: state = .escape
    case 0x40..<0x7F:
      state = .ground
      guard parameters.count <= Self.longestSequence else { return }
      switch (byte, parameters) {
      case (UInt8(ascii: "~"), Array("200".utf8)): state = .paste(isDropped: false)
      case (UInt8(ascii: "I"), []): events.append(.focused)
      case (UInt8(ascii: "M"), []): state = .oldMouseReport(missing: 3)
      case (UInt8(ascii: "M"), _): if let event = MouseEvent(report: parameters) { events.append(.mouse(event)) }
      case (UInt8(ascii: "t"), _): if let size = CellSize(answer: parameters) { events.append(.cellSize(size)) }
      default: if let key = KeyEscapeSequence.key(final: byte, parameters: parameters) { events.append(.key(key)) }
      }
    default: begin(byte, to: &events)
    }
  }

  private mutating func addToPaste(_ byte: UInt8, isDropped: Bool, to events: inout [InputEvent]) {
    // The end mark must still fit behind a text that is cut.
    if pasted.count >= Self.longestPaste + Self.kittyInterrupt.count { pasted.remove(at: Self.longestPaste) }
    pasted.append(byte)
    if byte == Self.interrupt || pasted.ends(with: Self.kittyInterrupt) {
      if !isDropped { events.append(.key(.control("c"))) }
      // What follows may still be the pasted text, which never acts as keys.
      return (state, pasted) = (.paste(isDropped: true), [])
    }
    guard pasted.ends(with: Self.endOfPaste) else { return }
    let text = pasted.dropLast(Self.endOfPaste.count).prefix(Self.longestPaste)
    if !isDropped { events.append(.paste(String(decoding: text, as: UTF8.self))) }
    (state, pasted) = (.ground, [])
  }

  private mutating func add(_ byte: UInt8, beginning: [UInt8], missing: Int, to events: inout [InputEvent]) {
    guard (0x80..<0xC0).contains(byte) else {
      events.append(.key("\u{FFFD}"))
      return begin(byte, to: &events)
    }
    let bytes = beginning + [byte]
    guard missing == 1 else {
      state = .character(bytes, missing: missing - 1)
      return
    }
    state = .ground
    // Overlong forms and surrogates become U+FFFD.
    events += String(decoding: bytes, as: UTF8.self).prefix(1).map { .key(Key(.character($0))) }
  }
}

extension Array<UInt8> {
  /// Cheap for most bytes, because only the last one is compared.
  fileprivate func ends(with mark: [UInt8]) -> Bool { last == mark.last && suffix(mark.count).elementsEqual(mark) }
}

extension Character {
  fileprivate var lowercasedCharacter: Character { lowercased().first ?? self }
}
