package import CoreData

extension DataDirectory {
  package var quotes: String { "\(path)/quotes.json" }
}
