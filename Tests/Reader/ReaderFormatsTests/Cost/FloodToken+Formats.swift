import Growth

extension FloodToken {
  /// The constructs of XML and HTML: complete, unfinished, or nested in themselves.
  static let markup: [FloodToken] = [
    "<a>", "</a>", "<a/>", "<a></a>", "<a№>", "<a№/>", "</a№>", "<b><i>", "<p>", "<li>", "<br>", "<td>", "<h1>", "<ul>", "</ul><ul>",
    "<div>",
    "</div>", "</p>", "<x:y>", "<item>", "</item>", "<item><title>", "<entry>", "<title>", "</title>", "<description>", "<link>",
    "<guid>№</guid>",
    "<item></item>", "<item><guid>1</guid></item>", "<item><title>№</title></item>", "<author>", "<category>№</category>", "</channel>",
    "</rss>",
    "<", ">", "</", "/>", "<a", "<a ", "</a", "<№", "< ", "<a <", "</>", "<a b='", "<a b=\"", "<a b=", "<a b=c ", "<a b", "<a b='c'>",
    " b№='c'",
    " b='c'", " b=c", "<a b№='c", "<a b='>", "<a b='</", "'", "\"", "=", "='", "=\"", "<i b='1' b='2' b='3'>", "<i '", "<i b= '", "<i \"'",
    "&", "&amp;", "&amp;amp;", "&lt;", "&#", "&#x", "&#0;", "&#38;", "&#x26;", "&nbsp;", "&l;", "&№;", "&a", ";", "&lt;b&gt;", "&lt;/b",
    "&#27;",
    "<!--", "-->", "<!-- -->", "<!---->", "--", "<!-", "<!--->", "--!>", "<!-- <a> -->", "<!--№",
    "<![CDATA[", "]]>", "<![CDATA[]]>", "<![CDATA[x]]>", "]]", "]", "<![", "<![CDATA", "<![CDATA[</description>", "<![CDATA[<p>",
    "<title><![CDATA[<![CDATA[]]>", "<title><![CDATA[]]>]]></title>", "<![CDATA[]]>]]>",
    "<?", "?>", "<?a ?>", "<?xml ", "<?xml version='1.0'?>", "<?a", "?",
    "<!", "<!>", "<!DOCTYPE", "<!DOCTYPE a [", "<!DOCTYPE a>", "]>", "[", "<!ENTITY", "<!ENTITY ", "<!ENTITY e№ 'x'>",
    "<!ENTITY e№ \"&e;\">",
    "<!ENTITY e '", "<!ENTITY % e 'x'>", "%e;", "<!ATTLIST", "<!ATTLIST a b№ CDATA 'x'>", "<!ATTLIST a№ b CDATA 'x'>", "<!ELEMENT a№ ANY>",
    "<!ELEMENT a (b,(c,", "<!NOTATION n№ SYSTEM 'x'>", "<![INCLUDE[",
    "<a xmlns='u№'>", "<a xmlns:p№='u'>", "<a xmlns:p№='u'/>", "<a xml:base='b/'>", "<a xml:base='№/'/>", "<p№:a/>",
    "&#55357;", "&#xD83D;&#xDE00;", "<!-->", "<x><guid>1</guid>", "<item><x><guid>1</guid></item>",
    "<script>", "<style>", "</script>", "</style", "<script", "<img src=x>", "<img srcset='a 1x,'>", "<a href='http://e.org/№'>x</a>",
    "<link rel=alternate type='application/rss+xml' href='/№'>",
    "<table><tr><td>", "<dl><dt>", "<pre>", "</pre>", "<blockquote>", "<ul><li>", "<b>", "<em>", "<a href='x'>", "<svg>", "<title",
    "<textarea>",
    "x", " ", "\n", "\r\n", "\t", "\u{0}", "\u{1B}", "\u{1B}[0m", "\u{85}", "\u{FFFE}", "é", "日", "e\u{301}", "\u{301}", "x\n\n", " x",
    "http://", "http://e.org/", "a@b ", "(", ")", "()", "a (b) ", ",", "a,", "/", "../", "%", "%zz", ":", "#", "?a=№&", "@",
  ]
}

extension FloodToken {
  /// What articles contain besides text.
  static let articles: [FloodToken] = [
    "<td colspan=20>", "<td rowspan=20>x", "<tr><td>x", "<tr>", "<th>", "<table><td>x", "<table><caption>x", "<ol start=9><li value=№>x",
    "<dt>x<dd>y", "<dl><dd>", "<details><summary>x", "<input type=checkbox>", "<br><br>", "<br>", "<sup>1",
    "<figure><img src=/x><figcaption>x",
    "<img src=/№ alt=x>", "<img srcset='/№ 1x'>", "<video>", "<video><source src=/№>", "<source src=/x>", "<iframe src=/№ title=x>",
    "<object data=/№>",
    "<embed src=/x>", "<math><mi>x", "<mfrac><mi>x</mi>", "<mrow>", "<msqrt><mo>-</mo>", "</math>", "<annotation>", "<math>",
    "<sup><a href='#n№'>1</a></sup>", "<sup><a href='#n'>1</a></sup>", "<p id=n№>x", "<p id=n>x", "<a id=n>", "<a id=n№ href='#r№'>1</a>x",
    "<sup><a href='#n№'>1</a></sup><p id=n№>x <a href='#n№'>b</a></p>", "[<a href='#n'>1</a>]", "<pre>1\n</pre>", "x", "<p>x</p>",
  ]
}

extension FloodPlace {
  /// Articles with footnotes, tables and formulas.
  static let articles: [FloodPlace] = [
    "§", "<table>§</table>", "<table><tr>§", "<table><tr><td>§", "<ol>§</ol>", "<dl>§</dl>", "<video>§</video>",
    "<sup><a href='#n'>1</a></sup>§<p id=n>x", "<sup><a href='#n'>1</a></sup><p id=n>§", "<object data=/x>§</object>", "<figure>§",
    "<math>§</math>x",
  ]
}

extension FloodPlace {
  /// RSS, with floods in the prologue, between elements, in text, in tags and in attribute values.
  static let rss: [FloodPlace] = [
    "§", "§<rss><channel><item><title>a</title></item></channel></rss>",
    "<?xml version='1.0'?>§<rss><channel><item><title>a</title></item></channel></rss>",
    "<!DOCTYPE rss [§]><rss><channel><item><title>a &e; &nbsp;</title></item></channel></rss>",
    "<!DOCTYPE rss [<!ENTITY e '§'>]><rss><channel><item><title>a &e; &b</title></item></channel></rss>",
    "<!DOCTYPE rss §><rss><channel><item><title>a</title></item></channel></rss>",
    "<rss>§<channel><item><title>a</title></item></channel></rss>",
    "<rss §><channel><item><title>a</title></item></channel></rss>",
    "<rss><channel><title>t</title>§<item><title>a</title></item></channel></rss>",
    "<rss><channel><item><title>a</title></item>§</channel></rss>",
    "<rss><channel><item><title>a</title>§</item></channel></rss>",
    "<rss><channel><item><title>§</title><link>http://e.org/</link></item></channel></rss>",
    "<rss><channel><item><title>a</title><link>§</link><guid>§</guid></item></channel></rss>",
    "<rss><channel><item><description>§</description></item></channel></rss>",
    "<rss><channel><item><description>a <b>§</description></item></channel></rss>",
    "<rss><channel><item><description><![CDATA[§]]></description></item></channel></rss>",
    "<rss><channel><item><description><!--§--></description></item></channel></rss>",
    "<rss><channel><item><author>§</author><category>§</category><pubDate>§</pubDate></item></channel></rss>",
    "<rss><channel><item><enclosure url='§' type='§' length='§'/></item></channel></rss>",
    "<rss><channel><item><enclosure §/><title>a</title></item></channel></rss>",
    "<rss><channel><item a='§'><title>a</title></item></channel></rss>",
    "<rss><channel><item><title>a</title></item></channel></rss>§",
    "<rss><channel><item><title>a & b</title>§",
  ]

  /// Atom and RDF, where they differ from RSS.
  static let atom: [FloodPlace] = [
    "<feed xmlns='http://www.w3.org/2005/Atom'>§<entry><id>1</id></entry></feed>",
    "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>1</id>§</entry></feed>",
    "<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>1</id><title type='html'>§</title></entry></feed>",
    "<feed xmlns='http://www.w3.org/2005/Atom'><entry><content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>§</div></content></entry></feed>",
    "<feed xmlns='http://www.w3.org/2005/Atom' xml:base='§'><link href='§'/><entry><link href='§' rel='§'/></entry></feed>",
    "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'><channel/><item rdf:about='§'>§</item></rdf:RDF>",
    "words §<feed><entry><id>1</id></entry></feed>", "<html>§<rss><channel><item/></channel></rss>",
  ]

  /// OPML subscription lists.
  static let opml: [FloodPlace] = [
    "§", "<?xml version='1.0'?>§<opml><body><outline xmlUrl='http://e.org/'/></body></opml>",
    "<!DOCTYPE opml [§]><opml><body><outline xmlUrl='http://e.org/?&a'/></body></opml>", "<opml>§<body/></opml>",
    "<opml><head>§</head><body/></opml>", "<opml><body>§</body></opml>", "<opml><body><outline §/></body></opml>",
    "<opml><body><outline text='§' title='§' xmlUrl='http://e.org/?&§' category='§'/></body></opml>",
    "<opml><body><outline text='a'>§</outline></body></opml>", "<opml><body/></opml>§",
  ]

  /// HTML pages and articles.
  static let html: [FloodPlace] = [
    "§", "<!DOCTYPE html §>", "<html><head>§</head><body>x", "<p>§</p>", "<div §>x</div>", "<a href='§'>x</a>",
    "<a href=\"x\" title=\"§\">",
    "<pre>§</pre>", "<!--§-->", "<script>§</script>", "<style>§", "<ul><li>§</ul>", "<table><tr><td>§</table>", "<img srcset='§' alt='§'>",
    "<title>§</title>", "<base href='§'><link rel=alternate type='application/atom+xml' href='§'>", "<blockquote>§", "<svg>§</svg>",
  ]
}

extension FloodToken {
  /// Entries of an OPML subscription list.
  static let outlines: [FloodToken] = [
    "<outline text='№'/>", "<outline text='№'><outline text='№'/></outline>", "<outline text='f'>", "<outline text='f№'>", "</outline>",
    "<outline xmlUrl='http://e.org/№'/>", "<outline xmlUrl='http://e.org/№' category='c№'/>",
    "<outline xmlUrl='http://e.org/№' category='a/b/c'/>",
    "<outline xmlUrl='http://e.org/'/>", "<outline text='f№'><outline xmlUrl='http://e.org/№'/></outline>",
    "<outline xmlUrl='http://e.org/№' strata:id='0123456789abcdef'/>", "<outline xmlUrl='file:///№'/>", "<outline isComment='true'>",
    "<outline text='a/b№'>",
  ]
}

extension FloodPlace {
  /// JSON feeds.
  static let jsonFeeds: [FloodPlace] = [
    "§", "{§}", "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[§]}",
    "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{§}]}",
    "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"§\",\"items\":[{\"id\":\"§\",\"title\":\"§\",\"content_html\":\"§\"}]}",
    "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{\"id\":1,\"tags\":[§],\"attachments\":[§]}]}",
    "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[{\"id\":§}]}", "{\"rss\":{\"channel\":{\"item\":[§]}}}",
    "{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[]}§",
    "{\"version\":\"https://jsonfeed.org/version/1.1\",\"authors\":[{\"name\":\"§\"}],\"icon\":\"§\",\"items\":[{\"id\":1,\"url\":\"§\",\"date_published\":\"§\"}]}",
  ]

  /// Files of the data directory, which the user or another program may have edited.
  static let documents: [FloodPlace] = [
    "§", "{§}", "{\"schema\":1,§}", "{\"schema\":1,\"feeds\":[§]}", "{\"schema\":1,\"x\":[§]}", "{\"schema\":1,\"x\":\"§\"}",
    "{\"schema\":1,\"feed\":\"0123456789abcdef\"}\n§",
    "{\"schema\":1}\n{\"id\":\"§\"}\n", "{\"id\":\"x\",§}\n",
  ]
}
