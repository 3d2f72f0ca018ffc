/// Small initial documents of every kind.
enum FeedSnippets {
  static let xml = [
    """
    <?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel><title>T &amp;amp; U</title><link>https://example.org/</link><language>en</language><item><guid isPermaLink="false">1</guid>
    <title>a &lt; b &eacute; &#8212;</title><link>/1?a=1&amp;b=2</link><pubDate>Sun, 01 Mar 2026 08:30:00 +0100</pubDate><dc:creator>Ann</dc:creator>
    <content:encoded><![CDATA[<p>x</p>]]></content:encoded><description>d</description><category>c</category>
    <enclosure url="https://example.org/1.mp3" length="5" type="audio/mpeg"/></item><item><title>a & b <i>c</i></title></item></channel></rss>
    """,
    """
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="https://example.org/b/"><title type="html">&lt;b&gt;T&lt;/b&gt;</title>
    <link href="/"/><link rel="self" href="f"/><author><name>A</name></author><entry><id>1</id><title type="xhtml"><div
    xmlns="http://www.w3.org/1999/xhtml">x <b>y</b></div></title><updated>2026-03-01T08:30:00.25Z</updated><content type="xhtml"><div
    xmlns="http://www.w3.org/1999/xhtml" xml:base="c/"><a href="d">e</a></div></content><summary>s</summary><category term="t"/></entry></feed>
    """,
    """
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="x"><title>T</title>
    </channel><item rdf:about="https://example.org/1"><title>One</title><description>d</description></item></rdf:RDF>
    """,
    "<!DOCTYPE rss [<!ENTITY e \"v\"><!ATTLIST a b CDATA 'c'>]><rss><channel><title>&e;&nbsp;&bogus;</title><item><title>\u{1B}[0m</title></item>",
    "<rss><channel><item><title>x</title><description><b>y<br></description></item><item><title>]]> &#0; &#x1F; &#150;</title></item></channel></rss>",
  ]

  static let json = [
    """
    {"version":"https:\\/\\/jsonfeed.org\\/version\\/1.1","title":"T","home_page_url":"https://example.org/","feed_url":"/f","language":"en",
    "authors":[{"name":"A","url":"https://example.org/a"}],"icon":"/i","items":[{"id":"1","url":"/1","title":"a \\u00e9 \\ud83d\\ude00",
    "content_html":"<p>x</p>","summary":"s","image":"/p","date_published":"2026-03-01T08:30:00.5+01:00","tags":["t"],
    "attachments":[{"url":"/m","mime_type":"audio/mpeg","size_in_bytes":5.0,"duration_in_seconds":"1:30"}]},{"id":2,"content_text":"y\\u001b"},{}]}
    """,
    "{\"title\":null,\"items\":[{\"id\":1e400,\"author\":{\"name\":1},\"tags\":\"a\"},[],null,true,{\"id\":-0.0}],\"title\":\"U\"}",
    "[{}]", "{\"version\":\"jsonfeed.org\",\"items\":[{\"title\":\"\\ud800\\u0000\\u202e\"}]",
  ]

  static let opml = [
    """
    <?xml version="1.0"?><!-- c --><opml version="2.0" xmlns:strata="https://strata.example/"><head><title>T</title></head><body><outline text="F"><outline
    type="rss" text="One &amp; two" xmlUrl="https://example.org/f?a=1&amp;b=2" htmlUrl="https://example.org/" x="y"/><!-- d --></outline>
    <outline text="|cmd" xmlUrl="|cmd"/><outline title="U" xmlurl="http://example.org/g"><outline XMLURL="https://example.org/h"/></outline></body></opml>
    """,
    "<opml><body><outline text=\"a & b\" xmlUrl=\"https://example.org/?a=1&b=2\"/></body></opml>", "<OPML/>", "<opml><body/><?p q?></opml>",
  ]

  static let dates = [
    "Sun, 01 Mar 2026 08:30:00 +0100", "1 March 26 8:30 PST", "2026-03-01T08:30:00.250Z", "2026-03-01", "20260301T083000Z", "2026-W09-7",
    "2026-060",
    "Sun Mar  1 08:30:00 2026", "Sunday, 01-Mar-26 08:30:00 GMT", "2026-03-01 24:00:00", "Mon, 31 Dec 2029 23:59:60 -0700",
    "3/1/2026 8:30 PM",
    "9999-12-31T23:59:59.999-14:00", "0001-01-01T00:00:00Z", "2026-03-01T08:30:00+01:00[Europe/Berlin]", "1772353800",
  ]

  static let titles = [
    "a &amp;amp; &lt;b&gt; <b>c</b> &eacute;&#233;&#xE9; &#150;",
    "a < b & c > d &bogus; &; &#; &#x; &#0; &#xD800; &#x110000; &#9999999999;",
    "<script>x</script>y<!-- c -->z <style>", "Vec<T> <br/>x<p>y</p> \u{85}\u{96}\u{1B}[0m", "&lt;&#60;&amp;lt;&#38;lt;", "<img alt='>'>x",
    "\u{FEFF}\u{200B}\u{202E} a\u{0}b",
  ]
}
