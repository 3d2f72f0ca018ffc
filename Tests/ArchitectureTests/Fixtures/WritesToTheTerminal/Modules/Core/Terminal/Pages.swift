import Glibc

func page(_ text: String) {
  Swift.print(text, terminator: "")
  debugPrint(text)
  fputs(text, stdout)
  fputs(text, file)
  write(1, text, 3)
  Glibc.write(STDERR_FILENO, text, 3)
  write(file, text, 1)
  puts("\(putchar(10))")
}
