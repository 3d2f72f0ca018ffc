/// What a key, or a sequence of keys, does.
public enum KeyMeaning: Hashable, Sendable {
  case action(ScreenAction)
  case command(KeyCommand)
}
