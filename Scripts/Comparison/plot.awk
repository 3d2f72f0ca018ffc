# Draws comparison.svg from the tables of Modules/Comparison/README.md: a panel a measure, a bar an architecture.
BEGIN { FS = " *[|] *" }

/<!-- [a-z]+: begin -->/ { block = $0; gsub(/<!-- |: begin -->/, "", block) }
/^<!-- [a-z]+: end -->/ { block = "" }
block == "" || !/^[|] / || $3 ~ /^-+:$/ { next }
$2 ~ /^(lines|architecture|grow|timed|counted)$/ { table = $2; next }
table == "lines" { order[++architectures] = $2; note("lines of the scenes", $7) }
table == "architecture" { note("files to follow a show", $6) }
table == "timed" { note("time of a show, µs", $3); note("time of a change, µs", $4); note("time of compiling, CPU s", $6) }
table == "counted" { note("allocations of a show", $4); note("hops of a show", $5) }

function note(panel, text) {
  if (text !~ /^[0-9.]+$/) return
  if (!(panel in highest)) panels[++count] = panel
  values[panel, $2] = text
  if (text + 0 > highest[panel] + 0) highest[panel] = text
}

END {
  columns = 3; wide = 300; row = 20; top = 34; bar = 120; label = 118
  high = top + architectures * row + 16
  width = columns * wide + 20
  height = int((count + columns - 1) / columns) * high + 10
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\">\n", width, height, width, height
  print "<title>What the seven presentation architectures cost</title>"
  print "<style>"
  print "  text { font: 12px system-ui, sans-serif; fill: #1f2328 } .head { font-weight: 600 } .page { fill: #ffffff } .bar { fill: #4a7ebb }"
  print "  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .page { fill: #0d1117 } .bar { fill: #6ea8e6 } }"
  print "</style>"
  printf "<rect class=\"page\" width=\"%d\" height=\"%d\"/>\n", width, height
  for (p = 1; p <= count; p++) {
    panel = panels[p]
    left = 10 + ((p - 1) % columns) * wide
    up = 5 + int((p - 1) / columns) * high
    printf "<text class=\"head\" x=\"%d\" y=\"%d\">%s</text>\n", left, up + 18, panel
    for (i = 1; i <= architectures; i++) {
      y = up + top + (i - 1) * row
      text = values[panel, order[i]]
      length_of = highest[panel] > 0 ? bar * text / highest[panel] : 0
      printf "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>", left + label - 8, y + 11, order[i]
      printf "<rect class=\"bar\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"14\" rx=\"2\"/>", left + label, y, length_of
      printf "<text x=\"%.1f\" y=\"%d\">%s</text>\n", left + label + length_of + 5, y + 11, text == "" ? "–" : text
    }
  }
  print "</svg>"
}
