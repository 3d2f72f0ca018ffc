internal import CoreScenes
internal import CoreTerminal

/// What the mouse does.
extension ScreenState {
  /// The number of rows that one step of the wheel scrolls.
  private static let rowsOfWheel = 3

  mutating func answer(to mouse: MouseEvent) -> [ScreenRequest] {
    let isWheel = [.wheelUp, .wheelDown].contains(mouse.action)
    guard prompt == nil else { return isWheel ? [] : say("Enter or Esc ends the line first.") }
    // Keys that wait concern what was on the screen before. A click concerns what the user sees now.
    guard !hasWaitingKeys, afterRows == .nothing else { return isWheel ? [] : say("The articles are still being read: click again.") }
    message = nil
    if menu != nil { return answerInMenu(to: mouse) }
    lostSelected = []
    let place = layout.place(row: mouse.row, column: mouse.column)
    switch mouse.action {
    case .click: return place.map { click(in: $0.pane, row: $0.row, mouse) } ?? []
    case .rightClick:
      if let place, list.range == nil { select(place.pane, row: place.row) }
      return perform(.menu)
    case .wheelUp: if let place { scroll(place.pane, by: -Self.rowsOfWheel) }
    case .wheelDown: if let place { scroll(place.pane, by: Self.rowsOfWheel) }
    }
    return []
  }

  /// The first click gives the pane the keys and selects the row. A click on what is selected opens it, and a click on a link opens the link.
  private mutating func click(in pane: ScreenPane, row: Int, _ mouse: MouseEvent) -> [ScreenRequest] {
    let before = (focus, feeds.selectedID, list.selectedID)
    let isOnRow = select(pane, row: row)
    guard before == (focus, feeds.selectedID, list.selectedID) else { return [] }
    if isOnRow { return perform(.open) }
    guard pane == .article, let link = draw().rows[mouse.row][mouse.column].style.link else { return [] }
    article?.hints = nil
    return follow(link.url)
  }

  /// - Returns: whether there is anything in the row.
  @discardableResult
  private mutating func select(_ pane: ScreenPane, row: Int) -> Bool {
    focus = pane
    switch pane {
    case .feeds:
      guard feeds.rows.indices.contains(feeds.top + row) else { return false }
      feeds.selectedID = feeds.rows[feeds.top + row].id
    case .list:
      guard list.rows.indices.contains(list.topIndex + row) else { return false }
      list.selectedID = list.rows[list.topIndex + row].id
    case .article: return false
    }
    return true
  }

  private mutating func scroll(_ pane: ScreenPane, by distance: Int) {
    let height = layout.area(of: pane)?.size.rows ?? 0
    switch pane {
    case .feeds: feeds.scroll(by: distance, height: height)
    case .list:
      let before = list.selectedID
      list.scroll(by: distance, height: height)
      // The keys must not act on an article that is not the one they are pressed in.
      if focus == .article, list.selectedID != before { focus = .list }
    case .article: article?.scroll(by: distance, height: height)
    }
  }

  private mutating func answerInMenu(to mouse: MouseEvent) -> [ScreenRequest] {
    switch mouse.action {
    case .wheelUp: menu?.move(by: -Self.rowsOfWheel)
    case .wheelDown: menu?.move(by: Self.rowsOfWheel)
    case .rightClick: menu = nil
    case .click:
      guard let menu, let row = menuArea.row(mouse.row, mouse.column) else { return [] }
      let index = menu.firstIndex(rows: menuArea.size.rows) + row
      guard menu.items.indices.contains(index) else { return [] }
      if index == menu.selected { return choose(.enter) }
      self.menu?.move(by: index - menu.selected)
    }
    return []
  }

  // MARK: Settings

  /// What `:set` changes.
  static let settings = ["set mouse on": true, "set mouse off": false]

  /// Runs `set mouse on` and `set mouse off`; nil for another line.
  mutating func set(_ line: DialogueLine) -> [ScreenRequest]? {
    guard line.verb == "set" else { return nil }
    guard let isOn = Self.settings[line.whole.lowercased()] else {
      message = Message(.failure, "':set' takes 'mouse on' or 'mouse off'.", hint: "':config set' changes the settings of \(.program).")
      return []
    }
    return say(isOn ? "The mouse is on. With Shift, it selects text as before." : "The mouse is off.") + [.mouse(isOn)]
  }
}
