public func nearest() {}
