public import CoreScenes
public import ReaderDomain

/// The messages when a document outside the data directory cannot be used.
public enum DocumentErrorWording {
  public static func message(for error: DocumentError, of place: FileLocation) -> Message {
    switch error {
    case .missing: Message(.failure, "\(place.shown) does not exist.")
    case .unreadable(let reason): Message(.failure, "\(place.shown) cannot be read: \(reason).")
    case .unwritable(let reason): Message(.failure, "\(place.shown) cannot be written: \(reason).")
    }
  }
}
