/// The page of `strata help query`, and of the manual page strata-query(7). Its lines have at most 80 columns.
enum QueryPage {
  static let text = #"""
    QUERIES
      'list', 'count' and 'edition' take a query; 'mark', 'star', 'unstar', 'hide',
      'unhide' and 'tag' take one with --query; rules and saved views contain one.
      Put a query in single quotation marks, because a shell reads < > ( | and ".

        strata list 'is:unread age:<2w sort:title limit:5'
        strata list 'fog or lamp' --unread
        strata list 'title:/^The / -feed:harbour'
        strata count 'folder:Outdoors words:>20'
        strata star --query 'feed:harbour|attic (fog or lamp)'

    GRAMMAR
      word  "some words"   text in title or author
      A B                  both must hold
      A or B               one must hold; binds weaker than A B
      -A  not A            must not hold
      ( )                  group
      AND OR NOT           are and, or, not
      "or"  "is:read"      text only
      @name                a saved view ('strata view save NAME QUERY')

    CONDITIONS
      title:T author:T     text in the title, in an author's name
      url:T body:T text:T  in the page's URL, in the body, in title, author or body
      feed:T               feed with T in title or URL, or an ID that begins with T
      folder:T             feeds in a folder and in those below it
      tag:T  #T            publisher's category, or your tag of article or feed
      lang:T  id:T         language, such as lang:en; an ID that begins with T
      is:read is:unread is:starred is:hidden
      is:new               came with the latest refresh
      is:edited is:dated   changed after it came; has a date of the publisher
      has:enclosure has:audio has:video has:image has:link has:body has:author
      has:tag
      date:D updated:D seen:D    published, changed, stored then; also < <= > >=
                           in place of the colon, and D..D for a range
      age:<3d  seen:<2h    younger than 3 days, stored less than 2 hours ago
      words:>800 links:>20 words, and links to other pages, of the body
      length:>20m          playing time of the longest enclosure, such as 90m or 2h
      feed.title:T feed.url:T feed.tag:T
      feed.unread:>10 feed.articles:<5
      feed.age:>1w         last fetched more than a week ago
      feed.problem:yes     the latest request failed; 'no': it did not

    VALUES
      T   a word, "text in quotation marks", rust* for the beginning of a word, or
          a regular expression: /^(Ask|Show) HN/, with case as written: /.../c.
          feed:lwn|phoronix means either, title=T the whole title.
      D   a year, month, day or minute of your time zone (2026, 2026-03, 2026-03-01,
          2026-03-01T08:30), today or yesterday, or a span: 30m 12h 3d 2w 6mo 1y.
      What is missing fulfils no condition: an article without a body is neither
      words:<9 nor words:>9, but it is -words:>9. But an article without a date
      counts by its arrival in date: and age:.

    LISTING
      sort:FIELD           date seen updated title author feed folder words, such as
                           sort:feed,-date: by feed, then newest first
      limit:N              at most N articles
      unique:yes           each article once, even if several feeds carry it

    MISTAKES
      A wrong query names the column and the nearest known word, with exit code 2.
    """#
}
