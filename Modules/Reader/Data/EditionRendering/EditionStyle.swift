internal import CoreDomain

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A style sheet.
struct EditionStyle {
  let text: String

  /// The expression by which a content security policy allows this style sheet and no other (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
  var policySource: String {
    "sha256-\(Data(SHA256.bytes(of: [text])).base64EncodedString())"
  }

  /// For the HTML file: in a window, on a phone, and in print.
  static let page = EditionStyle(text: colors + languages + common + window + wideWindow + print)

  /// For EPUB: readers choose size, margins and colors themselves.
  static let book = EditionStyle(text: languages + common + bookOnly)

  private static let colors = """

    :root{color-scheme:light dark;\(EditionPalette.light.properties)}
    @media (prefers-color-scheme:dark){:root{\(EditionPalette.dark.properties)}}
    html{background:var(--paper);color:var(--ink);-webkit-text-size-adjust:100%;text-size-adjust:100%}
    a{color:var(--accent)}
    .feed,.byline,.end,figcaption,.count,.dateline,.colophon,.up,.media{color:var(--muted)}
    .feed{color:var(--accent)}
    pre,code,th{background:var(--shade)}

    """

  /// Fonts that the readers' systems have. Nothing is loaded.
  private static let languages = """
    body{font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Source Serif 4","Noto Serif","Liberation Serif",Georgia,serif}
    :lang(ar),:lang(fa),:lang(ur){font-family:"Noto Naskh Arabic",Amiri,"Geeza Pro","Traditional Arabic",serif;line-height:1.8}
    :lang(he),:lang(yi){font-family:"Frank Ruehl CLM","Noto Serif Hebrew","Times New Roman",serif}
    :lang(ja){font-family:"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Noto Serif JP","Source Han Serif",serif;line-height:1.8;line-break:strict}
    :lang(zh){font-family:"Songti SC","Noto Serif CJK SC","Noto Serif SC",SimSun,serif;line-height:1.8}
    :lang(zh-Hant),:lang(zh-TW),:lang(zh-HK){font-family:"Songti TC","Noto Serif CJK TC","Noto Serif TC",PMingLiU,serif}
    :lang(ko){font-family:AppleMyungjo,"Noto Serif CJK KR","Noto Serif KR",Batang,serif;line-height:1.75;word-break:keep-all}
    .feed,.byline,.end,.dateline,.colophon,.count,.up,.back,figcaption,.skip{font-family:"Avenir Next",Avenir,"Segoe UI","Noto Sans",Roboto,"Helvetica Neue",Arial,sans-serif;line-height:1.45}

    """

  private static let common = """
    h1,h2,h3,h4,h5,h6{line-height:1.2;font-weight:600;text-wrap:balance;hyphens:manual;break-after:avoid;break-inside:avoid}
    p,li,dd,figcaption{hyphens:auto;overflow-wrap:anywhere;text-wrap:pretty;orphans:3;widows:3}
    h1,h2,h3,h4,h5,h6,dt,a,code{overflow-wrap:anywhere}
    .text p{margin-block:0 .75em}
    .text h3,.text h4,.text h5,.text h6{font-size:1.05em;margin-block:1.2em .4em}
    .text ul,.text ol{margin-block:0 .75em;padding-inline-start:1.5em}
    .text li>p,.text dd>p,.text dt>p,.notes p{margin-block:0 .2em}
    .text td p,.text th p{margin:0}
    .text .marked{list-style:none;padding-inline-start:.4em}
    dl{margin-block:0 .75em}
    dt{font-weight:600}
    dd{margin-inline-start:1.5em}
    blockquote{margin:0 0 .75em;padding-inline-start:1em;border-inline-start:2px solid;font-style:italic}
    pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8em;line-height:1.45;padding:.7em .9em;margin-block:0 1em;text-align:left}
    code{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;font-size:.88em}
    pre code{font-size:1em;background:none}
    .table{overflow-x:auto;margin-block:0 1em;break-inside:avoid}
    .table *{overflow-wrap:break-word;hyphens:manual}
    table{border-collapse:collapse;font-size:.9em;min-width:min(100%,14em)}
    td,th{padding:.25em .6em;text-align:start;vertical-align:top;border-block-end:1px solid}
    img{max-width:100%;height:auto}
    figure{margin:0 0 1em;break-inside:avoid}
    figure img{display:block;margin-inline:auto}
    figcaption{font-size:.8em;margin-block-start:.4em;text-align:center}
    hr{border:0;border-block-start:1px solid;width:30%;margin:1.2em auto}
    sup{line-height:0;font-size:.7em}
    .notes{font-size:.85em;margin-block-start:1em;padding-inline-start:1.6em}
    .back,.notes li>p:nth-last-of-type(2),.marker+p{display:inline}
    .back{margin:0;margin-inline-start:.4em}
    .feed{font-size:.78em;font-weight:600;margin:0 0 .2em}
    .byline{font-size:.78em;margin:.3em 0 .8em}
    .end{font-size:.78em;margin-block:.2em 0}
    .byline,.end{text-align:-webkit-match-parent;text-align:match-parent}
    .end p{margin:0 0 .25em}
    .reason{font-style:italic}
    blockquote:lang(ja),em:lang(ja),blockquote:lang(zh),em:lang(zh),blockquote:lang(ko),em:lang(ko),blockquote:lang(ar),em:lang(ar),blockquote:lang(fa),em:lang(fa),blockquote:lang(ur),em:lang(ur),blockquote:lang(he),em:lang(he){font-style:normal}
    em:lang(ja),em:lang(zh){text-emphasis:filled dot}
    em:lang(ar),em:lang(fa),em:lang(ur),em:lang(he){font-weight:600}
    .media{font-size:.9em}
    .media+.media{margin-inline-start:.5em}

    """

  private static let bookOnly = """
    body{margin:0;line-height:1.5}
    h1{font-size:1.6em;text-align:center;margin-block:1em}
    article h2{font-size:1.35em;margin-block:0 .2em}
    nav ol{list-style:none;margin:0;padding-inline-start:0}
    nav ol ol{padding-inline-start:1em}
    nav li{margin-block:.35em}
    nav a{text-decoration:none}
    article{margin-block:0 2.2em}
    .cover{text-align:center;margin-block-start:18%}
    .cover h1{font-size:2.4em;margin-block:0 .3em}
    .cover .dateline span{display:block}
    td,th,blockquote,hr{border-color:#999}

    """
}
