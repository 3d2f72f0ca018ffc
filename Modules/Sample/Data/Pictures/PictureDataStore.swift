public import CoreData
public import CoreDomain
public import SampleDomain

/// The data store of kept pictures: the saved pictures, and the last picture that the user requested.
///
/// One data store holds both the metadata and the bytes, so that they change together. With two data stores, one process could remove a
/// file that another process has just written and is about to list.
public protocol PictureDataStore: Sendable {
  /// All kept pictures, in no particular order.
  func all() async throws(DataStoreError) -> [Picture]

  /// The path of a picture's file. The file may not exist.
  func path(of picture: Picture) -> String

  /// The bytes of a picture's file, even if they are damaged; nil when the file does not exist.
  func bytes(of picture: Picture) async throws(DataStoreError) -> [UInt8]?

  /// Keeps a picture as the last requested one. Other unsaved pictures are removed.
  /// - Returns: the picture. It is marked as saved when the same picture was saved before.
  func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture

  /// Saves a picture; without an id, the last requested one.
  /// - Returns: the picture, and whether it is newly saved; nil when the id is unknown, or no picture was requested.
  func save(_ id: PictureID?, at now: Timestamp) async throws(DataStoreError) -> (Picture, isNew: Bool)?

  /// Makes a picture unsaved, so that the next requested one replaces it.
  /// - Returns: the picture; nil when the id is unknown.
  func unsave(_ id: PictureID) async throws(DataStoreError) -> Picture?

  /// Removes a picture and its file.
  /// - Returns: the removed picture; nil when the id is unknown.
  func remove(_ id: PictureID) async throws(DataStoreError) -> Picture?
}
