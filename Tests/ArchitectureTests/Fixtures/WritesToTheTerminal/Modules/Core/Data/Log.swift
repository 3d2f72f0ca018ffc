import Foundation

func log(_ data: Data) {
  FileHandle.standardError.write(data)
  fwrite(bytes(of: data), 1, 3, stderr)
  process.standardOutput = pipe
}
