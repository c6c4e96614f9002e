import Diagnostics

/// A page of about 12 KB with about 500 tags, with layout, partials, sections and loops.
let templates: [(name: String, source: SourceText)] = [
  source(
    "layout",
    """
    <!doctype html>
    <html lang="en">
    <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>{{title}}</title>
      <link rel="stylesheet" href="../../assets/site.css">
    </head>
    <body>
      <header class="site-header"><a href="../../">Pokédex</a><nav aria-label="Site"></nav></header>
      <main>
    {{$main}}{{/main}}
      </main>
      <footer><p>A fan work, not affiliated with the owners of what it is about.</p></footer>
    </body>
    </html>

    """),
  source(
    "badge",
    #"<a class="badge type-{{slug}}" href="../../types/{{slug}}/">{{label}}</a>"#),
  source(
    "detail",
    """
    {{<layout}}
    {{$main}}
    <h1><span class="number">{{number}}</span> {{name}}</h1>
    <p class="types">{{#types}}{{>badge}}{{/types}}</p>
    <p>{{text}}</p>
    <dl class="names">
    {{#names}}
      <dt>{{language}}</dt><dd>{{word}}</dd>
    {{/names}}
    </dl>
    <table class="stats">
    {{#stats}}
      <tr{{#isBest}} class="best"{{/isBest}}><th scope="row">{{label}}</th><td>{{base}}</td>
        <td><meter min="0" max="255" value="{{base}}">{{base}}</meter></td><td>{{low}}–{{high}}</td></tr>
    {{/stats}}
    </table>
    <ul class="matchups">
    {{#matchups}}
      <li><a class="badge type-{{slug}}" href="../../types/{{slug}}/">{{label}}</a> <span>×{{factor}}</span></li>
    {{/matchups}}
    </ul>
    <p><a href="{{link}}">{{name}}</a></p>
    {{/main}}
    {{/layout}}

    """),
]

private func source(_ name: String, _ text: String) -> (name: String, source: SourceText) {
  (name, SourceText(name: name, text: text))
}
