/**
 * Paints the drawings of a page in oil: each `svg[data-canvas]` becomes a canvas of brush strokes, large ones first, small ones where they
 * still differ from the drawing (after Hertzmann, « Painterly rendering with curved brush strokes », 1998), lit from the upper left.
 */
const BRUSHES = [34, 17, 9, 5]
const SCALE = 2

for (const [index, svg] of document.querySelectorAll('svg[data-canvas]').entries()) {
  const { width, height } = svg.viewBox.baseVal
  paint(svg, width * SCALE, height * SCALE, index + 1).then((canvas) => svg.replaceWith(canvas))
}

async function paint(svg, width, height, seed) {
  const random = randomFrom(seed)
  const source = await drawingOf(svg, width, height)
  const picture = canvasOf(width, height)
  const relief = canvasOf(width, height)
  picture.fillStyle = '#b98a5e'
  picture.fillRect(0, 0, width, height)
  relief.fillStyle = '#808080'
  relief.fillRect(0, 0, width, height)
  for (const radius of BRUSHES) {
    const goal = pixelsOf(blurred(source, radius * 0.55))
    const painted = pixelsOf(picture.canvas)
    const spots = []
    const step = radius * 0.9
    for (let y = step / 2; y < height; y += step)
      for (let x = step / 2; x < width; x += step) {
        const at = [x + (random() - 0.5) * step, y + (random() - 0.5) * step]
        if (radius === BRUSHES[0] || distance(goal, painted, ...at) > 26) spots.push(at)
      }
    shuffle(spots, random)
    for (const [x, y] of spots) stroke({ picture, relief, goal, random, radius, x, y })
  }
  light(picture, pixelsOf(blurred(relief.canvas, 0.8)), random)
  return picture.canvas
}

/** Draws a stroke that follows the edges of the drawing until the colour under it is no longer its own. */
function stroke({ picture, relief, goal, random, radius, x, y }) {
  const colour = colourAt(goal, x, y)
  const points = [[x, y]]
  let [dx, dy] = [0, 0]
  const longest = radius < 8 ? 7 : 10
  for (let length = 0; length < longest; length++) {
    const [gx, gy] = gradient(goal, x, y)
    const size = Math.hypot(gx, gy)
    // Moves almost level where the drawing has no edge.
    let [nx, ny] = size < 6 ? [Math.cos(0.12), Math.sin(0.12) * (random() - 0.5) * 6] : [-gy / size, gx / size]
    if (dx * nx + dy * ny < 0) [nx, ny] = [-nx, -ny]
    ;[dx, dy] = [0.6 * nx + 0.4 * dx, 0.6 * ny + 0.4 * dy]
    const long = Math.hypot(dx, dy) || 1
    x += (dx / long) * radius
    y += (dy / long) * radius
    const here = colourAt(goal, x, y)
    if (length > 1 && differ(here, colour) > 40) break
    points.push([x, y])
  }
  if (points.length < 2) points.push([x + radius * 0.6, y + 1])
  const lift = (random() - 0.5) * 20
  const [r, g, b] = colour.map((value) => value + lift + (random() - 0.5) * 14)
  line(picture, points, radius * 1.7, `rgb(${r} ${g} ${b})`, 0)
  const base = 108 + random() * 40
  line(relief, points, radius * 1.7, `rgb(${base} ${base} ${base})`, 0)
  const bristles = Math.max(4, Math.round(radius * 0.8))
  for (let hair = 0; hair < bristles; hair++) {
    const away = (hair / (bristles - 1) - 0.5) * radius * 1.5
    const tone = (random() - 0.5) * 26
    line(picture, points, Math.max(1, radius * 0.14), `rgb(${r + tone} ${g + tone} ${b + tone} / .55)`, away)
    const height = base + (random() - 0.5) * 120
    line(relief, points, Math.max(1, radius * 0.16), `rgb(${height} ${height} ${height} / .8)`, away)
  }
}

/** @param away how far beside the points, square to their direction */
function line(context, points, width, colour, away) {
  context.lineWidth = width
  context.strokeStyle = colour
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  for (const [index, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[Math.max(0, index - 1)]
    const [toX, toY] = points[Math.min(points.length - 1, index + 1)]
    const long = Math.hypot(toX - fromX, toY - fromY) || 1
    context.lineTo(x - ((toY - fromY) / long) * away, y + ((toX - fromX) / long) * away)
  }
  context.stroke()
}

/** Lights the ridges of the paint, and lets the canvas show a little. */
function light(picture, relief, random) {
  const { width, height } = relief
  const image = picture.getImageData(0, 0, width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const right = relief.data[at + (x < width - 1 ? 4 : 0)]
      const below = relief.data[at + (y < height - 1 ? width * 4 : 0)]
      const slope = 2 * relief.data[at] - right - below
      const weave = x % 4 < 2 === y % 4 < 2 ? 2 : -2
      const shade = Math.max(-34, Math.min(46, -slope * 0.75)) + weave + (random() - 0.5) * 5
      for (let part = 0; part < 3; part++) image.data[at + part] += shade
    }
  picture.putImageData(image, 0, 0)
}

async function drawingOf(svg, width, height) {
  const copy = svg.cloneNode(true)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', width)
  copy.setAttribute('height', height)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const context = canvasOf(width, height)
  context.drawImage(image, 0, 0, width, height)
  return context.canvas
}

function canvasOf(width, height) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  return canvas.getContext('2d', { willReadFrequently: true })
}

function blurred(canvas, radius) {
  const context = canvasOf(canvas.width, canvas.height)
  context.filter = `blur(${radius}px)`
  context.drawImage(canvas, 0, 0)
  return context.canvas
}

function pixelsOf(canvas) {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
}

function colourAt({ data, width, height }, x, y) {
  const column = Math.max(0, Math.min(width - 1, Math.round(x)))
  const row = Math.max(0, Math.min(height - 1, Math.round(y)))
  const at = (row * width + column) * 4
  return [data[at], data[at + 1], data[at + 2]]
}

function differ(one, other) {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function distance(goal, painted, x, y) {
  return differ(colourAt(goal, x, y), colourAt(painted, x, y))
}

function gradient(image, x, y) {
  const grey = (column, row) => colourAt(image, column, row).reduce((sum, value) => sum + value) / 3
  return [grey(x + 3, y) - grey(x - 3, y), grey(x, y + 3) - grey(x, y - 3)]
}

function shuffle(list, random) {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other], list[last]]
  }
}

/** Makes the same random numbers each time (mulberry32), so that the picture is the same. */
function randomFrom(seed) {
  let state = seed * 7919
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
