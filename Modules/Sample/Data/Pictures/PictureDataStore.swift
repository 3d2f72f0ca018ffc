public import CoreData
public import SampleDomain

/// The data store of pictures: the saved pictures, and the last picture that the user requested.
///
/// One data store holds both the metadata and the bytes, so that they change together. With two data stores, one process could remove a
/// file that another process has just written but not listed yet.
public protocol PictureDataStore: Sendable {
  func all() async throws(DataStoreError) -> KeptPictures

  /// The path of a picture's file. The file may not exist.
  func path(of picture: Picture) -> String

  /// The bytes of the picture's file at this path, even if they are damaged; nil when the file does not exist. Reads only this file, not the
  /// index.
  func bytes(at path: String) async throws(DataStoreError) -> [UInt8]?

  /// Keeps a picture as the last requested one. Other unsaved pictures are removed.
  /// - Returns: the picture, marked as saved if the same picture was saved before.
  func keep(_ picture: Picture, bytes: [UInt8]) async throws(DataStoreError) -> Picture

  /// Changes a picture; without an id, the last requested one.
  /// - Returns: the picture, and whether it differs from before; nil when the id is unknown, or when no picture was requested.
  func change(_ id: PictureID?, _ change: PictureChange) async throws(DataStoreError) -> (picture: Picture, hasChanged: Bool)?

  /// Removes a picture and its file.
  /// - Returns: the removed picture; nil when the id is unknown.
  func remove(_ id: PictureID) async throws(DataStoreError) -> Picture?
}
