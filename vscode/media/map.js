// The map in its panel: shows the picture that it is sent, marks the cursor's hexes, and tells where a click was.
const editor = acquireVsCodeApi()
const map = document.getElementById('map')
const note = document.getElementById('note')
const SVG = 'http://www.w3.org/2000/svg'
let outline = ''

window.addEventListener('message', ({ data }) => {
  if (typeof data.svg === 'string') show(data.svg)
  if (typeof data.outline === 'string') outline = data.outline
  mark()
})

map.addEventListener('click', (event) => {
  const svg = map.querySelector('svg')
  const matrix = svg?.getScreenCTM()
  if (!matrix) return
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  editor.postMessage({ point: [x, y] })
})

function show(text) {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const isPicture = text !== '' && parsed.nodeName === 'svg'
  note.hidden = isPicture
  if (!isPicture) note.textContent = 'There is no map: the battle has no sound board yet.'
  map.replaceChildren(...(isPicture ? [document.importNode(parsed, true)] : []))
}

function mark() {
  const svg = map.querySelector('svg')
  svg?.querySelector('.cursor')?.remove()
  if (!svg || outline === '') return
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('class', 'cursor')
  path.setAttribute('d', outline)
  svg.append(path)
}

editor.postMessage({ ready: true })
