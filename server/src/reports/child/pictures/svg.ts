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
  const drawn = shapes.map((shape) => shapeText(shape, letters)).join('')
  return svgFrame({ x: 0, y: 0, width, height }, letters, drawn)
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

function shapeText(shape: Shape, letters: TextStyle): string {
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
    case 'text':
      return textAt(shape, { size: shape.letter ?? letters.size, ink })
  }
}

interface TextLook {
  size: number
  ink: Pick<PaperInk, 'fill' | 'isBold'>
}

export function textAt(
  { x, y, anchor, text }: { x: number; y: number; anchor: string; text: string },
  { size, ink }: TextLook,
): string {
  const weight = ink.isBold ? 600 : 400
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${ink.fill ?? 'none'}">${escapeSvg(text)}</text>`
}

const paint = ({ fill, stroke, weight, dash }: PaperInk, strokeWidth?: number): string =>
  `fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${strokeWidth ?? weight}" stroke-linecap="round" stroke-linejoin="round"${dash === null ? '' : ` stroke-dasharray="${dash}"`}`
