# Turns a feed of the home that archive.awk writes into an Atom feed, for other readers. `title` is the feed's title.
BEGIN { printf "<feed xmlns=\"http://www.w3.org/2005/Atom\"><id>%s</id><title>%s</title><updated>2026-06-01T00:00:00Z</updated>\n", title, title }
FNR > 1 {
  printf "<entry><id>%s</id><title>%s</title><link href=\"%s\"/><published>%s</published><updated>%s</updated><content type=\"html\">&lt;p&gt;%s&lt;/p&gt;</content></entry>\n", \
    value("id"), value("title"), value("url"), value("published"), value("published"), between("\"html\":\"<p>", "</p>")
}
END { print "</feed>" }

function value(name) { return between("\"" name "\":\"", "\"") }

function between(before, after,   rest) {
  rest = substr($0, index($0, before) + length(before))
  return substr(rest, 1, index(rest, after) - 1)
}
