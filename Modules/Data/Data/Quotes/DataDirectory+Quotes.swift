package import FileStorage

extension DataDirectory {
  package var quotes: String { "\(path)/quotes.json" }
}
