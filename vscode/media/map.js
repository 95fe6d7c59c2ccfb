// The map in its panel: shows the picture that it is sent, marks the cursor's hexes, and tells where a click was.
const editor = acquireVsCodeApi()
const map = document.getElementById('map')
const note = document.getElementById('note')
const SVG = 'http://www.w3.org/2000/svg'
/** How much a step of zooming enlarges, and how large a picture becomes at most; at 1 it is as wide as the panel. */
const [STEP, LARGEST] = [1.25, 8]
let zoom = 1
let outline = ''

window.addEventListener('message', ({ data }) => {
  if (typeof data.svg === 'string') show(data.svg)
  if (typeof data.note === 'string') tell(data.note)
  if (typeof data.outline === 'string') {
    outline = data.outline
    mark()?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  } else mark()
})

map.addEventListener('click', (event) => {
  const matrix = map.querySelector('svg')?.getScreenCTM()
  if (!matrix) return
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  editor.postMessage({ point: [x, y] })
})

map.addEventListener(
  'wheel',
  (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top } = map.getBoundingClientRect()
    zoomTo(event.deltaY < 0 ? zoom * STEP : zoom / STEP, event.clientX - left, event.clientY - top)
  },
  { passive: false },
)

map.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
  if (ctrlKey || metaKey) return
  const wanted = { '+': zoom * STEP, '=': zoom * STEP, '-': zoom / STEP, 0: 1 }[key]
  if (wanted !== undefined) zoomTo(wanted, map.clientWidth / 2, map.clientHeight / 2)
})

/** Enlarges the picture, and keeps what is at a point of the panel there. */
function zoomTo(wanted, x, y) {
  const before = zoom
  zoom = Math.min(LARGEST, Math.max(1, wanted))
  const ratio = zoom / before
  const [left, top] = [(map.scrollLeft + x) * ratio - x, (map.scrollTop + y) * ratio - y]
  size()
  map.scrollTo(left, top)
}

function size() {
  const svg = map.querySelector('svg')
  if (svg) svg.style.width = `${zoom * 100}%`
}

function show(text) {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const isPicture = text !== '' && parsed.nodeName === 'svg'
  const { scrollLeft, scrollTop } = map
  map.replaceChildren(...(isPicture ? [document.importNode(parsed, true)] : []))
  size()
  map.scrollTo(scrollLeft, scrollTop)
  tell('')
}

function tell(text) {
  note.textContent = text
  note.hidden = text === ''
}

function mark() {
  const svg = map.querySelector('svg')
  svg?.querySelector('.cursor')?.remove()
  if (!svg || outline === '') return undefined
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('class', 'cursor')
  path.setAttribute('d', outline)
  svg.append(path)
  return path
}

editor.postMessage({ ready: true })
