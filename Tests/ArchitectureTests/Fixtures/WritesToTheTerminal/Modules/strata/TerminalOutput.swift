func show() { dump(self) }
