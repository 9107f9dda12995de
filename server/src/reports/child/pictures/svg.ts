import type { Drawing, Shape } from '@reprieve/charts/shapes.ts'
import { paperInk, type PaperInk } from './paperInk.ts'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes text, so that a person's words stay text within a picture too. [REP-47] */
export const escapeSvg = (text: string): string => text.replace(/[&<>"']/gu, (one) => ESCAPES[one] ?? '')

export interface TextStyle {
  size: number
  families: readonly string[]
}

/** Prints a drawing of the screen. [REP-44] */
export function drawingToSvg({ width, height, shapes }: Drawing, letters: TextStyle): string {
  const drawn = shapes.map((shape) => (shape.is === 'text' ? '' : shapeText(shape))).join('')
  return svgFrame({ x: 0, y: 0, width, height }, letters, drawn + allTexts(shapes, letters))
}

/**
 * The texts lie on top of the rest, those of one look together: in an element of its own each takes the layout as long as
 * all the shapes of a day.
 */
function allTexts(shapes: readonly Shape[], letters: TextStyle): string {
  const looks = new Map<string, string>()
  for (const shape of shapes) {
    if (shape.is !== 'text') continue
    const { x, y, anchor, text, role, letter } = shape
    const look = textLook({ size: letter ?? letters.size, ink: paperInk(role) }, anchor)
    looks.set(look, `${looks.get(look) ?? ''}<tspan x="${x}" y="${y}">${escapeSvg(text)}</tspan>`)
  }
  return [...looks].map(([look, texts]) => `<text ${look}>${texts}</text>`).join('')
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export function svgFrame({ x, y, width, height }: Frame, { families }: TextStyle, drawn: string): string {
  const fonts = escapeSvg(families.join(', '))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" font-family="${fonts}">${drawn}</svg>`
}

function shapeText(shape: Exclude<Shape, { is: 'text' }>): string {
  const ink = paperInk(shape.role)
  switch (shape.is) {
    case 'path':
      return `<path d="${shape.d}" ${paint(ink, shape.weight)}/>`
    case 'rule':
      return `<path d="M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}" ${paint(ink)}/>`
    case 'rect': {
      const { x, y, width, height, radius } = shape
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${paint(ink)}/>`
    }
  }
}

interface TextLook {
  size: number
  ink: Pick<PaperInk, 'fill' | 'isBold'>
}

export function textAt(
  { x, y, anchor, text }: { x: number; y: number; anchor: string; text: string },
  look: TextLook,
): string {
  return `<text x="${x}" y="${y}" ${textLook(look, anchor)}>${escapeSvg(text)}</text>`
}

const textLook = ({ size, ink }: TextLook, anchor: string): string =>
  `text-anchor="${anchor}" font-size="${size}" font-weight="${ink.isBold ? 600 : 400}" fill="${ink.fill ?? 'none'}"`

const paint = ({ fill, stroke, weight, dash }: PaperInk, strokeWidth?: number): string =>
  `fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${strokeWidth ?? weight}" stroke-linecap="round" stroke-linejoin="round"${dash === null ? '' : ` stroke-dasharray="${dash}"`}`
