/**
 * The page of the map, whose files are in `media`. Nothing in it comes from a battle but the picture, which a script puts in without
 * running any of it.
 */
export function mapPage(media: string, source: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src ${source}; style-src 'unsafe-inline'; script-src ${source}">
<title>Map</title>
<style>
  @font-face { font-family: 'EB Garamond'; font-weight: 600; src: url('${media}/EBGaramond-Roman.woff2') format('woff2'); }
  @font-face { font-family: 'EB Garamond'; font-weight: 500; font-style: italic; src: url('${media}/EBGaramond-Italic.woff2') format('woff2'); }
  html, body { height: 100%; margin: 0; padding: 0; }
  body { display: flex; flex-direction: column; }
  #map { flex: 1; min-height: 0; overflow: auto; }
  #map:focus-visible { outline: 1px solid var(--vscode-focusBorder, #0078d4); outline-offset: -1px; }
  #map svg { display: block; height: auto; cursor: pointer; }
  .cursor { fill: none; stroke: var(--vscode-focusBorder, #0078d4); stroke-width: 4; pointer-events: none; }
  #note { margin: 0; padding: 0.6em 1em; color: var(--vscode-foreground, #333); background: var(--vscode-editorWidget-background, #eee); }
  #note[hidden] { display: none; }
</style>
</head>
<body>
<p id="note" role="status">Drawing the map…</p>
<div id="map" role="img" aria-label="Map of the battle" tabindex="0"></div>
<script src="${media}/map.js"></script>
</body>
</html>
`
}
