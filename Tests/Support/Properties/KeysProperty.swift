@testable internal import FullScreen

/// The property of what a terminal sends: however it is divided, the same events come out, and no input makes the decoder miss a later key.
enum KeysProperty {
  static let samples = [
    "jk q\r\t\u{7F}\u{3}", "\u{1B}[A\u{1B}[1;5B\u{1B}OP\u{1B}[15~\u{1B}[Z", "\u{1B}[97;3u\u{1B}[13;2u\u{1B}[57358u", "\u{1B}\u{1B}x",
    "\u{1B}[200~RAC\u{1B}[201~j", "\u{1B}[200~a\u{1B}[201x\u{1B}[A\u{1B}[201~", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\j",
    "\u{1B}P>|xterm(370)\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{7}", "\u{1B}[?2026;2$y\u{1B}[?1u\u{1B}[?62;c", "é日👩‍👩‍👧\u{301}", "\u{1B}[I\u{1B}[O", "\u{1B}[<0;10;5M\u{18}",
    "\u{1B}[<65;300;400M\u{1B}[<0;1;1m\u{1B}[<2;99999999999999999999;1Mj", "\u{1B}[M !!\u{1B}[M",
  ]

  static func failure(for input: [UInt8]) -> String? {
    var whole = KeyInputDecoder()
    let events = whole.events(adding: input)
    var divided = KeyInputDecoder()
    guard input.flatMap({ divided.events(adding: [$0]) }) == events else { return "divided into bytes, it is other events" }
    guard events.count <= input.count else { return "there are more events than bytes" }
    for case .paste(let text) in events where text.utf8.count > KeyInputDecoder.longestPaste + 2 {
      return "a paste has \(text.utf8.count) bytes"
    }
    // CAN ends an answer and a sequence, the mark a paste; BEL ends what began with a part of the mark.
    _ = whole.events(adding: [0x18] + Array("\u{1B}[201~".utf8) + [0x07])
    _ = whole.decide()
    return whole.events(adding: Array("j".utf8)).last == .key("j") ? nil : "a key after it is lost"
  }
}
