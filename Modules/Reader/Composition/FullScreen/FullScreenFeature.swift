public import CoreComposition
public import CoreData
import ReaderData

/// The full screen, which shows the scenes of all features.
public struct FullScreenFeature: Feature {
  public static func documents(in directory: DataDirectory) -> [StoredDocument] { [JSONScreenMemoryStore.document(in: directory)] }
}
