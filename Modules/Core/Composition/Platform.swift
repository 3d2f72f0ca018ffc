package import CoreData
package import Files
import Transfer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The services that all features share: the data directory, the thread for files, the network, the clock.
package struct Platform {
  package let directory: DataDirectory
  package let files = FileExecutor(label: "files")
  package let web: WebClient
  package let now = SystemClock.now
  package let tracing: Tracing

  init(of program: ProgramIdentity, directory path: String, configurationFolder: String?, tracing: Tracing) {
    directory = DataDirectory(path: path, configurationFolder: configurationFolder, now: now)
    // OpenSSL's environment variable for a file of trusted certificate authorities. libcurl does not read it.
    let certificates = getenv("SSL_CERT_FILE").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    web = WebClient(loop: TransferLoop(certificates: certificates), userAgent: program.userAgent)
    self.tracing = tracing
  }
}
