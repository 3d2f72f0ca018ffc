public enum ReaderError: Error {
  case xmlBroken(line: Int)
}
