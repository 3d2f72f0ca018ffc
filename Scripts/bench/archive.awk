# Writes a home of JSON files: `articles` articles of 300 feeds over eight years, nine of ten of them read, with `bytes` bytes of text in all.
# `feeds` is another number of feeds, `read=0` leaves all articles unread, and `site` is a format of another URL for the feeds. With `extras=1`, a tenth
# of the feeds are in the folder "News", every tenth article has a category and an author, and every third text has two links.
# Every thousandth article has the word "zephyrine" in its text. Prints how many are unread, and how many have the word.
# Every awk writes the same bytes: the random numbers are its own, and the locale is to be C.
BEGIN {
  state = 20260601
  if (!feeds) feeds = articles < 300 ? articles : 300
  if (read == "") read = 1
  if (!site) site = "https://site-%d.example.org/feed"
  each = bytes / articles
  words = split("the of and to in a is that for it as was with be by on not he at are this have from or had an they which one you were all " \
    "her she there would their we him been has when who will no more if out so up said what its about than into them can only other time " \
    "harbour footbridge lantern almanac kettle lichen orchard ferry ledger workbench window porch kite survey notebook bakery marrow " \
    "reader server feed parser buffer thread signal folder package module function method value release version network protocol", word, " ")
  # A text is a piece of a long one: to compose each word by word would take awk an hour.
  while (length(text) < 200000) text = text word[1 + below(words)] " "
  write_subscriptions()
  printf "{\"schema\":1,\"statuses\":{" >statuses
  for (feed = 0; feed < feeds; feed++) write_feed(feed)
  printf "\n}}\n" >statuses
  print unread, found
}

# The minimal standard generator of Park and Miller: exact in the doubles of awk.
function below(limit) {
  state = (state * 16807) % 2147483647
  return int(state / 2147483647 * limit)
}

function piece(length_) { return substr(text, 1 + below(length(text) - length_), length_) }

function write_subscriptions(   list, feed) {
  list = folder "/subscriptions.opml"
  statuses = folder "/statuses.json"
  printf "<opml version=\"2.0\" xmlns:strata=\"urn:uuid:2f57e12b-f32c-40e8-8ad0-487ec756a1e0\"><body>\n" >list
  for (feed = 0; feed < feeds; feed++) {
    if (extras && feed == 0) printf "<outline text=\"News\">\n" >list
    if (extras && feed == int(feeds / 10)) printf "</outline>\n" >list
    printf "<outline type=\"rss\" text=\"Feed %d\" xmlUrl=\"%s\" strata:id=\"%s\"/>\n", feed, sprintf(site, feed), id_of(feed) >list
  }
  printf "</body></opml>\n" >list
  close(list)
}

function id_of(feed) { return sprintf("%010x", 1000003 * (feed + 1)) }

function write_feed(feed,   file, item, count, id, body, more) {
  file = folder "/articles/" id_of(feed) ".jsonl"
  printf "{\"schema\":1,\"feed\":\"%s\"}\n", id_of(feed) >file
  count = int(articles / feeds) + (feed < articles % feeds)
  for (item = 0; item < count; item++) {
    number++
    id = sprintf("%08x%06x%06x", below(2147483647), number, feed)
    body = piece(each)
    if (number % 1000 == 0) { body = body " zephyrine"; found++ }
    more = extras && number % 10 == 0 ? "\"tags\":[\"kernel\"],\"authors\":[{\"name\":\"Ann Example\"}]," : ""
    if (extras && number % 3 == 0) body = body " <a href=\\\"/one\\\">one</a> <a href=\\\"/two\\\">two</a>"
    printf "{\"id\":\"%s\",\"title\":\"Part %d of %s\",\"url\":\"https://site-%d.example.org/%d\",\"published\":\"%s\",\"first_seen\":\"2026-06-01T00:00:00Z\",\"position\":%d,%s\"digest\":\"%016x\",\"body\":{\"html\":\"<p>%s</p>\"}}\n", \
      id, item, piece(30), feed, item, moment(), item, more, number, body >file
    if (!read || number % 10 == 0) unread++
    else printf "%s\"%s\":[\"read\"%s]", (marked++ ? ",\n" : "\n"), id, (number % 200 == 1 ? ",\"starred\"" : "") >statuses
  }
  close(file)
}

function moment() {
  return sprintf("%04d-%02d-%02dT%02d:%02d:%02dZ", 2018 + below(8), 1 + below(12), 1 + below(28), below(24), below(60), below(60))
}
