/// The parts of the style sheet that only the HTML file has.
extension EditionStyle {
  /// In any window. A phone shows one column.
  static let window = """
    *{box-sizing:border-box}
    body{margin:0;font-size:clamp(1.0625rem,1rem + .3vw,1.1875rem);line-height:1.55}
    .skip{position:absolute;inset-inline-start:-99em}
    .skip:focus{inset-inline-start:1em;inset-block-start:.5em;background:var(--paper);padding:.3em .6em}
    .masthead,.page,.colophon{max-width:72em;margin-inline:auto;padding-inline:clamp(1.1rem,4vw,3rem)}
    .masthead{text-align:center;padding-block-start:clamp(1.4rem,4vw,2.6rem)}
    .masthead h1{font-size:clamp(2.3rem,7.2vw,4.6rem);font-weight:500;letter-spacing:-.015em;line-height:1;margin:0}
    .dateline{display:flex;flex-wrap:wrap;justify-content:center;gap:.1em 1.6em;font-size:.82em;margin:1.1rem 0 0;padding-block:.55em;border-block:1px solid var(--rule);border-block-start:3px double var(--ink)}
    .page{padding-block-start:1.8rem}
    .section{border-block-start:3px double var(--ink);margin-block-start:2.6rem;padding-block-start:.9rem;clear:both}
    .section>h2{font-size:1.5em;font-weight:500;color:var(--accent);margin:0 0 1rem}
    article h2{font-size:clamp(1.9rem,5vw,2.9rem);line-height:1.08;letter-spacing:-.01em;margin:0}
    article h3{font-size:1.28em;line-height:1.18;margin:0}
    .lead h3{font-size:clamp(1.5rem,3.4vw,2.05rem)}
    .brief h3{font-size:1.1em}
    article .text h3{font-size:1.15em;margin-block:1.1em .4em}
    .byline a{color:inherit}
    .spread{border-block-start:1px solid var(--rule);padding-block:1.1rem .4rem}
    .section>h2+.spread{border-block-start:0;padding-block-start:0}
    .shared>article{margin-block-end:1.6em}
    nav h2{font-size:1.05em;margin:0 0 .6rem}
    nav ol{list-style:none;margin:0;padding:0}
    nav a{text-decoration:none}
    nav a:hover,nav a:focus{text-decoration:underline}
    .sections>li{margin-block-end:.9rem}
    .section-link{font-weight:600;font-size:.95em}
    .entries{display:none}
    .entries a{color:var(--ink);display:block;text-align:-webkit-match-parent;text-align:match-parent}
    .sections{display:flex;flex-wrap:wrap;gap:.1rem 1.2rem}
    .sections>li{margin-block-end:.2rem}
    .rail{margin-block-end:1.8rem}
    .up{font-size:.8em;text-align:end;margin:.4rem 0 0}
    .colophon{font-size:.78em;text-align:center;padding-block:2rem 3rem}
    td,th,hr,blockquote{border-color:var(--rule)}

    """

  /// In a wide window: columns of some seventy characters, and the contents beside the lead.
  static let wideWindow = """
    @media screen and (min-width:62em){
    .part,.alone>article>.text,.shared{column-count:2;column-gap:3.2em;column-rule:1px solid var(--rule)}
    .part{margin-block-end:1.1rem}
    .part+.part{border-block-start:1px solid var(--rule);padding-block-start:1.1rem}
    .shared>article,.briefs>article{break-inside:avoid}
    .briefs{column-count:3}
    .single>article{display:grid;grid-template-columns:1fr 1fr;column-gap:3.2em}
    .single>article>header{grid-row:1/span 3}
    .single>article>.text,.single>article>.end,.single>article>.notes{grid-column:2}
    .alone>article>header{max-width:46em}
    .entries{display:block;margin-block-start:.15rem}
    .entries li{font-size:.86em;line-height:1.35;padding-block:.2em}
    .sections{display:block;columns:18em;column-gap:2.4em}
    .sections>li{margin-block-end:1rem}
    .section-link{break-after:avoid}
    .entries li{break-inside:avoid}
    .with-rail>.rail{float:inline-end;width:calc(50% - 1.6em)}
    .with-rail .sections{columns:2}
    .with-rail .opening{width:calc(50% - 1.6em)}
    .with-rail .part{clear:both}
    .front-story .opening{margin-block-end:1rem}
    .front-story .part{border-block-start:1px solid var(--rule);padding-block-start:1.1rem}
    .page:not(.with-rail) .front{border-block-end:1px solid var(--rule);margin-block-end:1.6rem}
    .page:not(.with-rail) .rail{display:flow-root}
    }

    """

  /// On paper: two columns, no cut headings, and the addresses of links.
  static let print = """
    @page{size:A4;margin:17mm 15mm 18mm;@bottom-center{content:counter(page);font:8pt serif}}
    @media print{
    :root{--paper:#fff;--ink:#000;--muted:#444;--accent:#000;--rule:#999;--shade:#f2f2f2;color-scheme:light}
    body{font-size:9.4pt;line-height:1.42}
    .masthead,.page,.colophon{max-width:none;padding-inline:0}
    .masthead{padding-block-start:0}
    .masthead h1{font-size:40pt}
    .skip,.up,.back{display:none}
    .page{padding-block-start:10pt}
    .front-story,.alone>article,.shared,.briefs{column-count:2;column-gap:7mm}
    .front-story header,.alone>article>header{column-span:all}
    .opening{display:contents}
    .front-story .part{border:0;padding:0}
    .spread{padding-block:8pt 2pt}
    .section{margin-block-start:14pt;padding-block-start:6pt}
    .section>h2,article header,.feed,article h2,article h3{break-after:avoid}
    article header,.end{break-inside:avoid}
    .end{break-before:avoid}
    .brief{break-inside:avoid}
    .rail{margin-block-end:10pt}
    .sections{display:block;columns:3;column-gap:7mm}
    .entries{display:block}
    .entries li{font-size:8.4pt;line-height:1.3;padding-block:1pt;break-inside:avoid}
    .section-link{break-after:avoid}
    a{color:inherit;text-decoration:none}
    .text a[href^="http"]::after,.notes a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em;color:var(--muted);overflow-wrap:anywhere}
    .source span{display:none}
    .source a::after{content:attr(href);overflow-wrap:anywhere}
    .shared>article{margin-block-end:11pt}
    .single>article{display:block}
    article h2{font-size:24pt}
    .lead h3{font-size:16pt}
    article h3{font-size:12pt}
    .brief h3{font-size:10.5pt}
    .colophon{padding-block:10pt 0}
    }

    """
}
