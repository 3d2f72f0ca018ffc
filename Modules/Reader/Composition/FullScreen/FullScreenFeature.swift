public import CoreComposition
public import CoreData
public import CoreDomain
import ReaderData

/// The full screen, which shows the scenes of all features.
public struct FullScreenFeature: Feature {
  public static var settings: [SettingKey] { [.copyCommand] }

  public static func documents(in directory: DataDirectory) -> [StoredDocument] { [JSONScreenMemoryStore.document(in: directory)] }
}
