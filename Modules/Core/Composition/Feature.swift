public import CoreData
public import CoreDomain

/// A feature of a program, with what it owns besides its scenes. A program lists its features once.
public protocol Feature: SendableMetatype {
  /// The settings of the feature, in the order in which they are listed.
  nonisolated static var settings: [SettingKey] { get }

  /// The files of the feature, which `store verify` checks and `store repair` repairs.
  nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument]
}

extension Feature {
  public nonisolated static var settings: [SettingKey] { [] }
  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] { [] }
}
