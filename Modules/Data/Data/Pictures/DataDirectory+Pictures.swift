package import FileStorage

extension DataDirectory {
  package var pictures: String { "\(path)/pictures" }
}
