/// What the user or the terminal did.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// No key has followed the last one for a while, so that a sequence of keys is complete.
  case pause
  /// The next step of the command that a key has begun. It waits as a key does.
  case step
  /// Text that was pasted. It never acts as keys.
  case paste(String)
  case mouse(MouseEvent)
  /// The user has come back to the terminal's window.
  case focused
  /// The terminal has said whether its background is light.
  case background(isLight: Bool)
  /// The terminal has said how large a cell is.
  case cellSize(CellSize)
  /// The window has another size.
  case resized
  /// The program was stopped and continues (SIGCONT): the terminal may be in any state.
  case continued
  /// The program shall stop until the shell continues it (SIGTSTP).
  case suspended
}
