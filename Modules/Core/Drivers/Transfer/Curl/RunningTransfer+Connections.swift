import CLibCurl

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The connections that a transfer may use.
extension RunningTransfer {
  /// Registers callbacks that check each new connection and, because connections may be reused, each request.
  func configureBoundary() throws(TransferError) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    try handle.set(CURLOPT_OPENSOCKETDATA, pointer: context)
    try handle.set(openSocket: { context, _, address in
      guard let address else { return CURL_SOCKET_BAD }
      return RunningTransfer.at(context).openSocket(to: address)
    })
    try handle.set(CURLOPT_PREREQDATA, pointer: context)
    try handle.set(beforeRequest: { context, address, _, port, _ in
      guard let address else { return CURL_PREREQFUNC_OK }
      let isAllowed = RunningTransfer.at(context).sendRequest(to: String(cString: address), port: UInt16(truncatingIfNeeded: port))
      return isAllowed ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    })
  }

  /// Called after the host name is resolved, before any data is sent to the host.
  private func openSocket(to target: UnsafeMutablePointer<curl_sockaddr>) -> curl_socket_t {
    let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0
    let socketAddress = UnsafeRawPointer(target) + offset
    if let address = IPAddress(family: target.pointee.family, socketAddress: socketAddress) {
      // The port is the second field of both address families.
      let port = UInt16(bigEndian: (socketAddress + 2).loadUnaligned(as: UInt16.self))
      guard mayConnect(to: address, port: port) else { return CURL_SOCKET_BAD }
    }
    return socket(target.pointee.family, target.pointee.socktype, target.pointee.protocol)
  }
}
