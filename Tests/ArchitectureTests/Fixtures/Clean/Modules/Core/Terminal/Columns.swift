import Glibc

public struct Columns {
  public static func isScreen() -> Bool { isatty(STDOUT_FILENO) == 1 }
  public func add(to file: File) { file.write(1) }
}
