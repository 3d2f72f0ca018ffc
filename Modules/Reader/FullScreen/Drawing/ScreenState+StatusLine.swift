internal import CoreScenes
internal import CoreTerminal

/// The last line of the screen: a message, a prompt, or the keys that matter here.
extension ScreenState {
  func statusLine(columns: Int) -> StyledLine {
    if let prompt { return promptLine(prompt, columns: columns) }
    if let menu {
      return promptLine(sign: "find: ", menu.text, StyledLine(menu.help, .dim), columns: columns)
    }
    guard let message else {
      if focus == .article, let hints = article?.hints { return hintsLine(hints, columns: columns) }
      if focus == .article, let find = article?.find { return findLine(find, columns: columns) }
      return keysLine(columns: columns)
    }
    var line = StyledLine(
      message.sentence.text(for: program), message.kind == .failure ? Style(.bold, .red) : message.kind == .warning ? .bold : .plain)
    if let hint = message.hint { line.append("  \(hint.text(for: program))", .dim) }
    return TextTruncation.truncated(line, to: columns)
  }

  private func promptLine(_ prompt: Prompt, columns: Int) -> StyledLine {
    let (sign, help) =
      switch prompt.kind {
      case .narrow: (prompt.narrowingSign, "Enter keeps  ^S saves  Esc undoes")
      case .filter: ("query: ", "Enter lists  ^S saves  Esc leaves")
      case .saveView: ("save as: @", "Enter saves  Esc leaves")
      case .find: ("/", (article?.find).map { "\($0.place)  Enter keeps  Esc leaves" } ?? "Enter keeps  Esc leaves")
      case .mute: (muteCount.sign, "Enter hides  'for 1w': for a week  Esc leaves")
      case .feed: ("feed: ", "Enter or a digit lists  ↑ ↓ select  Esc leaves")
      case .command: (":", "Enter runs  Tab completes  Esc leaves")
      case .pipe: ("| ", "Enter runs the program  Esc leaves")
      }
    let (before, behind) = prompt.parts
    guard let message else { return promptLine(sign: sign, before, behind: behind, StyledLine(help, .dim), columns: columns) }
    let style = message.kind == .failure ? Style(.bold, .red) : .plain
    return promptLine(sign: sign, before, behind: behind, StyledLine(message.sentence.text(for: program), style), columns: columns)
  }

  /// The letters that were typed for a link, and the link when they are complete.
  private func hintsLine(_ hints: LinkHints, columns: Int) -> StyledLine {
    guard let selected = hints.selected else {
      return promptLine(sign: "link: ", hints.typed, StyledLine("type its letters  Esc leaves", .dim), columns: columns)
    }
    let help = StyledLine("  Enter opens  y copies  i shows an image", .dim)
    let link = StyledLine([Span("link: ", .bold), Span(hints.links[selected])])
    let room = columns - help.columns
    return room < 20 ? TextTruncation.truncated(link, to: columns) : TextTruncation.fitted(link, to: room) + help
  }

  /// A typed text, of which what is around the cursor is visible, and a remark. A message is always seen; help gives way to the text.
  private func promptLine(sign: String, _ text: String, behind: String = "", _ remark: StyledLine, columns: Int) -> StyledLine {
    let kept = message == nil ? 0 : min(remark.columns + 2, columns * 2 / 3)
    let columnsBehind = min(TextWidth.columns(of: behind), (columns - kept) / 3)
    var shown = String(text.suffix(max(0, columns)))
    while !shown.isEmpty, TextWidth.columns(of: sign + shown) + 1 + columnsBehind > columns - kept { shown.removeFirst() }
    var line = StyledLine([Span(sign, .bold), Span(shown), Span("▏", .dim)])
    if !behind.isEmpty { line += TextTruncation.truncated(StyledLine(behind), to: columns - kept - line.columns) }
    let room = columns - line.columns - 2
    guard message != nil || remark.columns <= room else { return line }
    let right = TextTruncation.truncated(remark, to: room)
    return TextTruncation.fitted(line, to: columns - right.columns) + right
  }

  /// The keys that matter here, as many as fit.
  private func keysLine(columns: Int) -> StyledLine {
    let menu = keyName(of: .menu)
    let parts = keys.footer(of: focus).map { StyledLine([Span($0.key.description, .bold), Span(" \($0.binding.word)  ", .dim)]) }
    // In a narrow window, one key with its word is worth more than the word of the menu.
    let whole = StyledLine([Span(menu, .bold), Span(" all keys", .dim)])
    let all = (parts.first?.columns ?? 0) + whole.columns <= columns ? whole : StyledLine(menu, .bold)
    var line = StyledLine.empty
    if focus == .list, let range = list.range { line = StyledLine("\(range.count) selected  ", .bold) }
    for part in parts {
      if line.columns + part.columns + all.columns > columns { break }
      line += part
    }
    return TextTruncation.truncated(line + all, to: columns)
  }
}
