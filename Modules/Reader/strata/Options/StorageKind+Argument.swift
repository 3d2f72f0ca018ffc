public import ArgumentParser
public import ReaderDomain

extension StorageKind: ExpressibleByArgument {
  // Every command has this option, and the parser would find the same by reflection.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}
