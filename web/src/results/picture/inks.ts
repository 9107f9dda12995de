import type { Role, Shape } from '@reprieve/charts/shapes.ts'
import { paintOf } from './rolePaint.ts'

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

export type Inks = ReadonlyMap<Role, Ink>

const SVG = 'http://www.w3.org/2000/svg'
const NO_PAINT = ['none', 'transparent', 'rgba(0, 0, 0, 0)']

/** Reads computed styles from a temporary mark of each role. `host` is inside the card. */
export function inksOf(shapes: readonly Shape[], host: Element): Inks {
  const probe = document.createElementNS(SVG, 'svg')
  probe.setAttribute('class', 'picture-svg picture-probe')
  const roles = [...new Set(shapes.map(({ role }) => role))]
  const marks = roles.map((role) => {
    const { className, style } = paintOf(role)
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
