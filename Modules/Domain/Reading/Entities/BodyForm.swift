/// In which form the bodies of a feed's items are wanted.
public enum BodyForm: Hashable, Sendable {
  /// As they were published, not to be trusted. It costs nothing.
  case published
  /// Ready to be shown as HTML: nothing in it runs, loads a frame or counts readers, and its links are absolute.
  case clean
}
