package import CoreData

extension DataDirectory {
  package var pictures: String { "\(path)/pictures" }
}
