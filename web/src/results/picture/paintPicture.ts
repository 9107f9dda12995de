import type { Anchor, Drawing, Role, Shape } from '@reprieve/charts/shapes.ts'
import { findRolePaint } from './PictureSvg.tsx'

/** The style of a role on the page as it is now: theme, contrast, font. */
export interface Ink {
  fill: string | null
  stroke: string | null
  weight: number
  dash: readonly number[]
  cap: CanvasLineCap
  opacity: number
  fontWeight: string
}

type Inks = ReadonlyMap<Role, Ink>

const SVG = 'http://www.w3.org/2000/svg'
const NO_PAINT = ['none', 'transparent', 'rgba(0, 0, 0, 0)']

/** Reads computed styles from a temporary mark of each role. `host` is inside the card. */
export function readInks(shapes: readonly Shape[], host: Element): Inks {
  const probe = document.createElementNS(SVG, 'svg')
  probe.setAttribute('class', 'picture-svg picture-probe')
  const roles = [...new Set(shapes.map(({ role }) => role))]
  const marks = roles.map((role) => {
    const { className, style } = findRolePaint(role)
    const mark = document.createElementNS(SVG, 'path')
    mark.setAttribute('class', className)
    Object.assign(mark.style, style)
    probe.append(mark)
    return mark
  })
  host.append(probe)
  try {
    return new Map(roles.map((role, at) => [role, inkOf(getComputedStyle(marks[at]!))]))
  } finally {
    probe.remove()
  }
}

function inkOf(style: CSSStyleDeclaration): Ink {
  return {
    fill: colourOf(style.fill),
    stroke: colourOf(style.stroke),
    weight: Number.parseFloat(style.strokeWidth),
    dash: (style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number),
    cap: style.strokeLinecap as CanvasLineCap,
    opacity: Number(style.opacity),
    fontWeight: style.fontWeight,
  }
}

const colourOf = (paint: string): string | null => (NO_PAINT.includes(paint) ? null : paint)

/** The few canvas members used for drawing; a test records them. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'translate'
  | 'setLineDash'
  | 'fillRect'
  | 'fillText'
  | 'fill'
  | 'stroke'
>

export interface PaintedPicture {
  drawing: Drawing
  inks: Inks
  letter: number
  fontFamily: string
  /** The colour of title and sentence, and of the background. */
  text: string
  paper: string
  title: readonly string[]
  sentence: readonly string[]
  margin: number
}

const ALIGN: Record<Anchor, CanvasTextAlign> = { start: 'left', middle: 'center', end: 'right' }
const LINE = 1.4
/** The title is as much larger than the chart's text as on the page. */
const TITLE = 1.25
const BOLD = 640
const PLAIN = 420

export const titleFontSize = (letter: number): number => letter * TITLE

/** The whole size in CSS pixels, including title, sentence and margin. */
export function computePaintedSize(of: Omit<PaintedPicture, 'inks' | 'fontFamily' | 'text' | 'paper'>): {
  width: number
  height: number
} {
  return {
    width: of.drawing.width + 2 * of.margin,
    height: Math.ceil(of.drawing.height + headHeight(of) + 2 * of.margin),
  }
}

function headHeight({
  title,
  sentence,
  letter,
}: Pick<PaintedPicture, 'title' | 'sentence' | 'letter'>): number {
  return (title.length * TITLE + sentence.length) * letter * LINE + letter / 2
}

/** Draws what the page shows: the same shapes in the page's current colours. */
export function paintPicture(brush: Brush, of: PaintedPicture, pathOf: (d: string) => Path2D): void {
  const { drawing, inks, letter, margin } = of
  const { width, height } = computePaintedSize(of)
  brush.fillStyle = of.paper
  brush.fillRect(0, 0, width, height)
  brush.translate(margin, margin)
  paintHead(brush, of)
  brush.translate(0, headHeight(of))
  for (const shape of drawing.shapes) {
    const ink = inks.get(shape.role)
    if (ink === undefined) continue
    brush.globalAlpha = ink.opacity
    if (shape.is === 'text') paintText(brush, shape, { ink, letter, fontFamily: of.fontFamily })
    else paintPath(brush, pathOf(pathOfShape(shape)), { ink, weight: weightOf(shape) ?? ink.weight })
  }
}

function paintHead(brush: Brush, { title, sentence, letter, fontFamily, text }: PaintedPicture): void {
  brush.fillStyle = text
  brush.textAlign = 'left'
  let y = 0
  const write = (lines: readonly string[], size: number, weight: number): void => {
    brush.font = `${weight} ${size}px ${fontFamily}`
    for (const line of lines) {
      brush.fillText(line, 0, y + size)
      y += size * LINE
    }
  }
  write(title, titleFontSize(letter), BOLD)
  write(sentence, letter, PLAIN)
}

type TextShape = Extract<Shape, { is: 'text' }>

function paintText(
  brush: Brush,
  { x, y, text, anchor, letter: own }: TextShape,
  { ink, letter, fontFamily }: { ink: Ink; letter: number; fontFamily: string },
): void {
  if (ink.fill === null) return
  brush.fillStyle = ink.fill
  brush.textAlign = ALIGN[anchor]
  brush.font = `${ink.fontWeight} ${own ?? letter}px ${fontFamily}`
  brush.fillText(text, x, y)
}

function paintPath(brush: Brush, path: Path2D, { ink, weight }: { ink: Ink; weight: number }): void {
  if (ink.fill !== null) {
    brush.fillStyle = ink.fill
    brush.fill(path)
  }
  if (ink.stroke === null) return
  brush.strokeStyle = ink.stroke
  brush.lineWidth = weight
  brush.lineCap = ink.cap
  brush.setLineDash([...ink.dash])
  brush.stroke(path)
}

const weightOf = (shape: Shape): number | undefined => (shape.is === 'path' ? shape.weight : undefined)

function pathOfShape(shape: Exclude<Shape, TextShape>): string {
  if (shape.is === 'path') return shape.d
  if (shape.is === 'rule') return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`
  const { x, y, width, height } = shape
  const r = Math.min(shape.radius, width / 2, height / 2)
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}`,
    `v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}`,
    `v${2 * r - height}${corner(r, -r)}z`,
  ].join('')
}
