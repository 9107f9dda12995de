import { px } from './linear.ts'

// Path fragments: all marks of one colour form one path, so that a year needs no more nodes than a week.

/** Draws a mark centred on a point. */
export type Mark = (x: number, y: number) => string

/** Pain has square marks. */
export function squares(size: number): Mark {
  const corner = px(Math.min(2, size / 3))
  const side = px(size - 2 * corner)
  const turn = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  const around = [
    `h${side}${turn(corner, corner)}`,
    `v${side}${turn(-corner, corner)}`,
    `h${-side}${turn(-corner, -corner)}`,
    `v${-side}${turn(corner, -corner)}z`,
  ].join('')
  return (x, y) => `M${px(x - size / 2 + corner)} ${px(y - size / 2)}${around}`
}

/** Reflections have round marks. */
export function circles(radius: number): Mark {
  const r = px(radius)
  const half = (dx: number): string => `a${r} ${r} 0 1 1 ${px(dx)} 0`
  const around = `${half(2 * r)}${half(-2 * r)}z`
  return (x, y) => `M${px(x - r)} ${px(y)}${around}`
}

/** Questionnaire answers have diamond marks. */
export function diamonds(size: number): Mark {
  const half = size / 2
  return (x, y) =>
    `M${px(x)} ${px(y - half)}L${px(x + half)} ${px(y)}L${px(x)} ${px(y + half)}L${px(x - half)} ${px(y)}z`
}

export const verticalPath = (x: number, from: number, to: number): string => `M${px(x)} ${px(from)}V${px(to)}`
