func show(_ text: String) { print(text) }
