import { textWidth } from '../letters.ts'
import type { Drawing, ChartSize, Shape } from '../shapes.ts'

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

type TextShape = Extract<Shape, { is: 'text' }>

const STARTS = { start: 0, middle: 0.5, end: 1 }

/** The box of a text: less than its size above the baseline, a quarter below it. */
function edgesOfText({ x, y, anchor, text, ...shape }: TextShape, room: number): Edges {
  const letter = shape.letter ?? room
  const width = textWidth(text, letter)
  const left = x - width * STARTS[anchor]
  return { left, top: y - letter * 0.8, right: left + width, bottom: y + letter * 0.25 }
}

export function shapeEdges(shape: Shape, letter: number): Edges {
  if (shape.is === 'text') return edgesOfText(shape, letter)
  if (shape.is === 'path') return edgesOfPath(shape.d)
  if (shape.is === 'rule') {
    const [left, right] = [shape.x1, shape.x2].sort((a, b) => a - b) as [number, number]
    const [top, bottom] = [shape.y1, shape.y2].sort((a, b) => a - b) as [number, number]
    return { left, top, right, bottom }
  }
  return { left: shape.x, top: shape.y, right: shape.x + shape.width, bottom: shape.y + shape.height }
}

/** For the few commands that our paths use; an arc counts by its ends. */
function edgesOfPath(d: string): Edges {
  const edges = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  let x = 0
  let y = 0
  for (const [, command, rest] of d.matchAll(/([MLVhvaz])([^MLVhvaz]*)/g)) {
    const numbers = (rest!.match(/-?[\d.]+|NaN|-?Infinity/g) ?? []).map(Number)
    if (command === 'M' || command === 'L') [x, y] = numbers as [number, number]
    if (command === 'V') y = numbers[0]!
    if (command === 'h') x += numbers[0]!
    if (command === 'v') y += numbers[0]!
    if (command === 'a') [x, y] = [x + numbers[5]!, y + numbers[6]!]
    edges.left = Math.min(edges.left, x)
    edges.right = Math.max(edges.right, x)
    edges.top = Math.min(edges.top, y)
    edges.bottom = Math.max(edges.bottom, y)
  }
  return edges
}

/** Rounding loses up to a tenth. */
const NEARLY = 0.2

/** Shapes that lie outside the chart or have no valid position. */
export function findShapesOutside(
  { width, height, shapes, spots }: Drawing,
  { letter }: ChartSize,
): readonly unknown[] {
  const isIn = ({ left, top, right, bottom }: Edges): boolean =>
    left <= right &&
    top <= bottom &&
    left >= -NEARLY &&
    top >= -NEARLY &&
    right <= width + NEARLY &&
    bottom <= height + NEARLY
  const lost = spots.filter(({ x, y }) => !isIn({ left: x, top: y, right: x, bottom: y }))
  return [...shapes.filter((shape) => !isIn(shapeEdges(shape, letter))), ...lost]
}

export const listTextShapes = ({ shapes }: Drawing): readonly TextShape[] =>
  shapes.filter((shape) => shape.is === 'text')

/** Pairs of texts that overlap. */
export function findOverlappingTexts(drawing: Drawing, { letter }: ChartSize): readonly string[] {
  const texts = listTextShapes(drawing)
  const edges = texts.map((text) => edgesOfText(text, letter))
  const found: string[] = []
  for (const [at, a] of edges.entries()) {
    for (const [other, b] of edges.entries()) {
      if (other <= at || a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top)
        continue
      found.push(`${texts[at]!.text} / ${texts[other]!.text}`)
    }
  }
  return found
}
