-- A cache of newsboat for unidentified.rss. Without a guid, newsboat takes the link with the date, the link, or the title as guid.
CREATE TABLE rss_feed (rssurl TEXT, url TEXT, title TEXT);
CREATE TABLE rss_item (
  id INTEGER PRIMARY KEY, guid TEXT, title TEXT, author TEXT, url TEXT, feedurl TEXT, pubDate INTEGER, content TEXT, unread INTEGER,
  enclosure_url TEXT, enclosure_type TEXT, flags TEXT, deleted INTEGER, base TEXT);
INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, flags) VALUES
  ('A title alone', 'A title alone', '', '', 'http://unidentified.example/unidentified.rss', 1772000000, 'The first text', 0, 's'),
  ('A title with a date', 'A title with a date', '', '', 'http://unidentified.example/unidentified.rss', 1772431200, '', 0, NULL),
  ('http://unidentified.example/3', 'A title with a link', '', 'http://unidentified.example/3', 'http://unidentified.example/unidentified.rss', 1772000000, '', 1, 's'),
  ('A title & café of', 'A title & café of', '', '', 'http://unidentified.example/unidentified.rss', 1772000000, '', 0, NULL),
  ('', '', '', '', 'http://unidentified.example/unidentified.rss', 1772000000, 'A text alone, é', 0, NULL),
  ('unidentified-6', 'A title with a guid', '', '', 'http://unidentified.example/unidentified.rss', 1772000000, '', 0, 's'),
  ('unidentified-0', 'Gone from the feed', '', '', 'http://unidentified.example/unidentified.rss', 1546300800, 'Old', 0, 's');
