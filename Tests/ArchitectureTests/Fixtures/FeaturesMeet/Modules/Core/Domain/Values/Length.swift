public struct Length {
  public let name = "Picture"
}
