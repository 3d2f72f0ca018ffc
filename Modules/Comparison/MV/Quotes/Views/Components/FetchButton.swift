/// The component that asks for the next quote. It gets a value and a closure, and reports a tap through the closure.
struct FetchButton {
  let isLoading: Bool
  let action: () async -> Void

  var body: QuoteScreen.Button {
    QuoteScreen.Button(title: isLoading ? nil : "Next quote", isEnabled: !isLoading)
  }

  func tap() async {
    await action()
  }
}
