# Writes the feeds that Scripts/bench/parse measures with, below `folder`: cdata/ and escaped/ with the same items, large.rss, empty.rss.
# `files`, `items` and `large` are another number of files and of items in each, and another size of large.rss in bytes.
# Prints "convert ENCODING FILE" for each file that is to be in another encoding than UTF-8, and "items SET NUMBER" for each set.
# Every awk writes the same bytes: the random numbers are its own, and the locale is to be C.
BEGIN {
  state = 20260601
  if (!files) files = 100
  if (!items) items = 75
  if (large == "") large = 50000000
  fill("english", "the of and to in a is that for it as was with be by on not he at are this have from or had an they which one you " \
    "were all her she there would their we him been has when who will no more if out so up said what its about than into them can only " \
    "other time new some could these two may first then do any like my now over such our man me even most made after also did many off " \
    "harbour footbridge lantern almanac kettle lichen orchard ferry ledger workbench window porch kite survey notebook bakery marrow " \
    "reader server feed parser buffer thread signal folder package module function method value release version network protocol")
  fill("latin", "café déjà naïve señor mañana über größe straße façade élève où être crème brûlée año niño fußball schön östlich garçon " \
    "æther øre åben the and of une der les para pour mit avec nicht plus todo sur wird dans")
  fill("kana", "あさひ ゆき しずか ねこ うみべ みなと ちいさな 日本 新聞 記事 東京 研究 世界 文化 音楽 映画 読者 電力 気候 市場 ラジオ テレビ カメラ です ます から まで")

  folder = folder "/"
  for (number = 0; number < files; number++) write_pair(number)
  write_large(folder "large.rss")
  printf "<rss version=\"2.0\"><channel><title>Empty</title></channel></rss>\n" >(folder "empty.rss")
  print "items cdata", files * items
  print "items escaped", files * items
  print "items empty", 0
}

function fill(language, text,   list, i) {
  known[language] = split(text, list, " ")
  for (i = 1; i <= known[language]; i++) vocabulary[language, i] = list[i]
}

# The minimal standard generator of Park and Miller: exact in the doubles of awk.
function below(limit) {
  state = (state * 16807) % 2147483647
  return int(state / 2147483647 * limit)
}

# One feed, twice. Of ten feeds three are Atom, one of them with XHTML; one is in an accented language and one in Japanese, and half of those
# are not in UTF-8. Where bodies are in CDATA, every eighth feed and every second entry of Atom has them escaped all the same.
function write_pair(number,   name, item, body, shape) {
  isAtom = number % 10 ~ /[258]/
  isXHTML = number % 10 == 2
  language = number % 10 == 4 ? "latin" : number % 10 == 9 ? "kana" : "english"
  encoding = number % 20 == 4 ? "windows-1252" : number % 20 == 9 ? "Shift_JIS" : "UTF-8"
  site = "https://site-" number ".example.org"
  name = sprintf("%03d.%s", number, isAtom ? "atom" : "rss")
  for (shape = 0; shape < 2; shape++) printf "%s", head() >path(shape, name)
  for (item = items; item > 0; item--) {
    compose(item)
    printf "%s", entry(item, isXHTML ? "xhtml" : number % 8 == 3 || isAtom && item % 2 ? "escaped" : "cdata") >path(0, name)
    printf "%s", entry(item, "escaped") >path(1, name)
  }
  for (shape = 0; shape < 2; shape++) {
    printf "%s", (isAtom ? "</feed>\n" : "</channel>\n</rss>\n") >path(shape, name)
    close(path(shape, name))
    if (encoding != "UTF-8") print "convert", encoding, path(shape, name)
  }
}

function path(shape, name) { return folder (shape ? "escaped/" : "cdata/") name }

function write_large(file,   written, item, text) {
  isAtom = isXHTML = 0
  language = "english"
  encoding = "UTF-8"
  site = "https://large.example.org"
  printf "%s", head() >file
  while (written < large) {
    compose(++item)
    text = entry(item, item % 2 ? "cdata" : "escaped")
    written += length(text)
    printf "%s", text >file
  }
  printf "</channel>\n</rss>\n" >file
  print "items large", item
}

function head() {
  if (isAtom)
    return "<?xml version=\"1.0\" encoding=\"" encoding "\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">\n" \
      "  <title>" sentence(4) "</title>\n  <link rel=\"self\" href=\"" site "/feed.atom\"/>\n  <link href=\"" site "/\"/>\n" \
      "  <id>" site "/</id>\n  <updated>2026-06-01T12:00:00Z</updated>\n"
  return "<?xml version=\"1.0\" encoding=\"" encoding "\"?>\n<rss version=\"2.0\" xmlns:content=\"http://purl.org/rss/1.0/modules/content/\"" \
    " xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:atom=\"http://www.w3.org/2005/Atom\"" \
    " xmlns:slash=\"http://purl.org/rss/1.0/modules/slash/\">\n<channel>\n\t<title>" sentence(4) "</title>\n" \
    "\t<atom:link href=\"" site "/feed.rss\" rel=\"self\" type=\"application/rss+xml\" />\n\t<link>" site "/</link>\n" \
    "\t<description>" sentence(9) "</description>\n\t<lastBuildDate>Mon, 01 Jun 2026 12:00:00 +0000</lastBuildDate>\n"
}

# What both forms of an item have in common.
function compose(item,   size) {
  address = site "/2026/" item "/" word("english") "-" word("english") "/"
  title = sentence(4 + below(7))
  author = word("english") " " word("english")
  tags = 1 + below(4)
  tag = word("english")
  summary = sentence(30)
  day = sprintf("%02d", 1 + item % 28)
  html = ""
  size = 2000 + below(6000)
  while (length(html) < size) html = html block()
}

function word(language) { return vocabulary[language, 1 + below(known[language])] }

function sentence(words,   text) {
  text = word(language)
  while (--words > 0) text = text (language == "kana" ? "" : " ") word(language)
  return text (language == "kana" ? "。" : ".")
}

# A piece of a body: of a hundred some sixty are paragraphs, and the rest what stands between them.
function block(   kind, text, count) {
  kind = below(100)
  if (kind < 10)
    return "<p><img src=\"" site "/uploads/" word("english") "-" kind ".jpg\" alt=\"" word(language) "\" width=\"1024\" height=\"683\" /></p>\n"
  if (kind < 20) {
    for (count = 2 + below(4); count > 0; count--) text = text "<li>" sentence(5) "</li>\n"
    return "<ul>\n" text "</ul>\n"
  }
  if (kind < 27) return "<blockquote><p>" sentence(14) "</p></blockquote>\n"
  if (kind < 33) return "<h2>" sentence(6) "</h2>\n"
  if (kind < 37) return "<pre><code>if (" word("english") " &lt; " kind " &amp;&amp; ready) {\n    return;\n}\n</code></pre>\n"
  for (count = 2 + below(4); count > 0; count--) text = text phrase() " "
  return "<p>" text "</p>\n"
}

function phrase(   kind, text) {
  kind = below(100)
  text = sentence(6 + below(13))
  if (kind < 22) return text " <a href=\"" address "?a=1&amp;b=" kind "\">" word(language) "</a>"
  if (kind < 35) return "<em>" text "</em>"
  if (kind < 42) return "<strong>" text "</strong>"
  if (kind < 50) return text " &amp;" (isXHTML ? "&#160;" : "&nbsp;") word(language)
  return text
}

function entry(item, form,   text, i) {
  if (isAtom) {
    text = "  <entry>\n    <title type=\"html\">" title "</title>\n    <link rel=\"alternate\" type=\"text/html\" href=\"" address "\"/>\n" \
      "    <published>2026-05-" day "T08:00:00Z</published>\n    <updated>2026-05-" day "T09:30:00.000Z</updated>\n" \
      "    <id>tag:example.org,2026:" item "</id>\n    <author><name>" author "</name></author>\n"
    for (i = 1; i <= tags; i++) text = text "    <category term=\"" tag i "\"/>\n"
    text = text "    <summary>" summary "</summary>\n"
    if (form == "xhtml")
      return text "    <content type=\"xhtml\"><div xmlns=\"http://www.w3.org/1999/xhtml\">\n" html "</div></content>\n  </entry>\n"
    return text "    <content type=\"html\">" in_form(form, html) "</content>\n  </entry>\n"
  }
  text = "\t<item>\n\t\t<title>" title "</title>\n\t\t<link>" address "</link>\n\t\t<comments>" address "#comments</comments>\n" \
    "\t\t<dc:creator>" in_form("cdata", author) "</dc:creator>\n\t\t<pubDate>" day " May 2026 08:00:00 +0000</pubDate>\n"
  for (i = 1; i <= tags; i++) text = text "\t\t<category>" in_form("cdata", tag i) "</category>\n"
  return text "\t\t<guid isPermaLink=\"false\">" site "/?p=" item "</guid>\n" \
    "\t\t<description>" in_form(form, "<p>" summary " [&#8230;]</p>") "</description>\n" \
    "\t\t<content:encoded>" in_form(form, html) "</content:encoded>\n" \
    "\t\t<slash:comments>" item % 50 "</slash:comments>\n\t</item>\n"
}

function in_form(form, text) {
  if (form == "cdata") return "<![CDATA[" text "]]>"
  gsub(/&/, "\\&amp;", text)
  gsub(/</, "\\&lt;", text)
  gsub(/>/, "\\&gt;", text)
  return text
}
