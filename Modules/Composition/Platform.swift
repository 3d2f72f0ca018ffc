internal import FileStorage
internal import Files
internal import Web
import DataLayer
import Domain
import Transfer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What all features stand on: the person's home, the thread for files, the network, the time.
struct Platform {
  let directory: DataDirectory
  let files = FileExecutor(label: "strata.files")
  let web: WebClient
  let now = SystemClock.now
  let tracing: Tracing

  init(directory path: String, tracing: Tracing) {
    directory = DataDirectory(path: path, now: now)
    // OpenSSL's own name for a file of authorities to trust, which libcurl does not read by itself.
    let certificates = ProcessInfo.processInfo.environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    web = WebClient(loop: TransferLoop(certificates: certificates), userAgent: Version.userAgent)
    self.tracing = tracing
  }
}
