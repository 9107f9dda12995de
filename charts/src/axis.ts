import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { textWidth } from './letters.ts'
import { px, type Scale } from './linear.ts'
import type { ChartSize, Shape } from './shapes.ts'

/** Days since 1970-01-01, both inclusive. */
export interface DayStretch {
  from: number
  to: number
}

export type TickUnit = 'day' | 'month' | 'year'
export type TickText = (day: number, unit: TickUnit) => string

export interface DayAxis {
  span: DayStretch
  x: Scale
  /** The text baseline. */
  y: number
  textOf: TickText
}

type Label = Extract<Shape, { is: 'text' }>

/** With more days than this the axis shows months. */
const MOST_DAYS = 60
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120]
const YEAR = 12

/** Labels below the chart: the first day, the last, and as many between as fit; or the months. */
export function dayTicks(axis: DayAxis, room: ChartSize): readonly Label[] {
  const { from, to } = axis.span
  return to - from > MOST_DAYS ? monthTicks(axis, room) : evenTicks(axis, room)
}

function evenTicks({ span, x, y, textOf }: DayAxis, room: ChartSize): readonly Label[] {
  const { from, to } = span
  const label = (day: number): Label => within(room, { x: x(day), y, text: textOf(day, 'day') })
  const between = textWidth(textOf(from, 'day'), room.letter) + apart(room)
  // Limited by the width, not by the number of days: formatting a day costs more than drawing it.
  const most = Math.min(to - from, Math.floor((x(to) - x(from)) / between) + 1)
  for (let parts = most; parts > 0; parts -= 1) {
    const days = Array.from({ length: parts + 1 }, (_, at) => from + Math.round((at * (to - from)) / parts))
    const labels = days.map(label)
    if (standApart(labels, room)) return labels
  }
  return [label(from)]
}

function monthTicks({ span, x, y, textOf }: DayAxis, room: ChartSize): readonly Label[] {
  const months = monthStarts(span)
  for (const step of MONTH_STEPS) {
    const unit = step < YEAR ? 'month' : 'year'
    const asked = months.filter(({ month }) => month % step === 0).map(({ day }) => ({ day, x: x(day) }))
    const labels = asked.map(({ day, ...at }) => within(room, { ...at, y, text: textOf(day, unit) }))
    const isMoved = labels.map((label, at) => label.x !== px(asked[at]!.x))
    const whole = withoutEdges(labels, isMoved, room)
    if (whole.length > 0 && standApart(whole, room)) return whole
  }
  const { day } = months[0]!
  return [within(room, { x: x(day), y, text: textOf(day, 'month') })]
}

/** The first day of each month, and the month's number, counted from the year 0. */
function monthStarts({ from, to }: DayStretch): readonly { day: number; month: number }[] {
  const first = new Date(from * DAY_MS)
  const found: { day: number; month: number }[] = []
  for (let ahead = 0; ; ahead += 1) {
    const at = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + ahead, 1)
    const day = at / DAY_MS
    if (day > to) return found
    const start = new Date(at)
    if (day >= from) found.push({ day, month: start.getUTCFullYear() * YEAR + start.getUTCMonth() })
  }
}

/** The label centred on its place, and moved inward where an edge would cut it off. */
function within({ width, letter }: ChartSize, { x, y, text }: { x: number; y: number; text: string }): Label {
  const half = textWidth(text, letter) / 2
  const inside = Math.max(half, Math.min(width - half, x))
  return { is: 'text', role: 'axis-text', x: px(inside), y: px(y), anchor: 'middle', text }
}

/** A label at an edge was moved inward; if it comes too close to its neighbour, it is dropped. */
function withoutEdges(
  labels: readonly Label[],
  isMoved: readonly boolean[],
  room: ChartSize,
): readonly Label[] {
  const isFree = (pair: readonly Label[]): boolean => pair.length < 2 || standApart(pair, room)
  const from = isMoved[0] !== true || isFree(labels.slice(0, 2)) ? 0 : 1
  const rest = labels.slice(from)
  return isMoved.at(-1) !== true || isFree(rest.slice(-2)) ? rest : rest.slice(0, -1)
}

const apart = ({ letter }: ChartSize): number => letter * 0.6

function standApart(labels: readonly Label[], room: ChartSize): boolean {
  return labels.every((label, at) => {
    const before = labels[at - 1]
    if (before === undefined) return true
    const widths = textWidth(before.text, room.letter) + textWidth(label.text, room.letter)
    return label.x - before.x >= widths / 2 + apart(room)
  })
}
