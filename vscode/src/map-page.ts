/** The page of the map: nothing in it comes from a battle but the picture, which a script puts in without running any of it. */
export function mapPage(script: string, source: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${source}">
<title>Map</title>
<style>
  body { margin: 0; padding: 0; }
  #map { position: relative; overflow: auto; height: 100vh; }
  #map svg { display: block; width: 100%; height: auto; cursor: pointer; }
  .cursor { fill: none; stroke: var(--vscode-focusBorder, #0078d4); stroke-width: 4; pointer-events: none; }
  #note { padding: 1em; color: var(--vscode-descriptionForeground, #666); }
</style>
</head>
<body>
<div id="map" role="img" aria-label="Map of the battle"></div>
<p id="note" role="status">Drawing the map…</p>
<script src="${script}"></script>
</body>
</html>
`
}
