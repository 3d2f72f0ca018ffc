public import FileStorage
public import Domain

/// The data store of pictures that are kept: those that were saved, and the last one that was said.
///
/// What a picture is and its bytes are one thing here, so that they come and go in one turn: were they two data stores, one process could
/// take a file away that another has just written and is about to list.
public protocol PictureDataStore: Sendable {
  /// All that are kept, in no order.
  func all() async throws(DataStoreError) -> [Picture]

  /// Where the file of a picture lies, or would lie.
  func path(of picture: Picture) -> String

  /// The bytes of a picture's file, whatever became of them; nil when there is no file.
  func bytes(of picture: Picture) async throws(DataStoreError) -> [UInt8]?

  /// Keeps a picture as the last one that was said. Others that were never saved go.
  /// - Returns: the picture; it is a saved one when the same picture was saved before.
  func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture

  /// Saves the picture that was said last.
  /// - Returns: the picture, and whether it was not saved before; nil when there is none.
  func saveLast(at now: Timestamp) async throws(DataStoreError) -> (Picture, isNew: Bool)?

  /// Takes a picture and its file away.
  /// - Returns: the picture; nil when it is not kept.
  func remove(_ id: PictureID) async throws(DataStoreError) -> Picture?
}
