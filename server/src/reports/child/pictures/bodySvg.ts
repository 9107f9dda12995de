import shapes from '@reprieve/content/body/bodyShapes.json' with { type: 'json' }
import type { BodyInput, RegionInput } from '@reprieve/domain/reports/pictureInputs.ts'
import { svgFrame, textAt, type TextStyle } from './svg.ts'

const VIEWS = ['front', 'back'] as const
type View = (typeof VIEWS)[number]

const HEIGHT = 584
const WIDTH = 264
const MIDDLE_OF: Record<View, number> = { front: WIDTH / 2, back: WIDTH * 1.5 }
/** Beside the head, where a letter covers nothing. */
const BESIDE_HEAD = 70

// Four greys, each darker than the one before; the number adds the rest. [REP-40, REP-45]
const GREYS = { 1: '#D3D3CE', 2: '#A9AAA4', 3: '#777A74', 4: '#3C403B' } as const
const EMPTY = '#F3F3EF'
const LINE = '#8E8E86'
const INK = { fill: '#171410', isBold: true }

/** Front and back view with the shapes of the screen; each recorded region has its number. */
export function bodySvg({ regions, views, sides }: BodyInput, letters: TextStyle): string {
  const heat = new Map(regions.map((region) => [region.region, region]))
  const foot = letters.size * 1.4
  const drawn = VIEWS.map((view) => {
    const { outline, regions: parts, sides: at } = shapes[view]
    const warm = parts.flatMap(({ region, path }) => {
      const spot = heat.get(region)
      return spot === undefined ? [] : [{ ...spot, path }]
    })
    const letter = (text: string, x: number): string =>
      textAt({ x, y: BESIDE_HEAD, anchor: 'middle', text }, { size: letters.size, ink: INK })
    return [
      `<path d="${outline}" fill="${EMPTY}" stroke="${LINE}" stroke-width="2"/>`,
      ...parts.map(({ path }) => `<path d="${path}" fill="${EMPTY}" stroke="${LINE}" stroke-width="1.2"/>`),
      ...warm.map(
        ({ path, level }) => `<path d="${path}" fill="${GREYS[level]}" stroke="#55574F" stroke-width="2"/>`,
      ),
      ...counts(warm, letters.size),
      letter(sides.left, at.left),
      letter(sides.right, at.right),
      textAt(
        { x: MIDDLE_OF[view], y: HEIGHT + letters.size, anchor: 'middle', text: views[view] },
        { size: letters.size, ink: { ...INK, isBold: false } },
      ),
    ].join('')
  })
  return svgFrame({ x: 0, y: 0, width: 2 * WIDTH, height: HEIGHT + foot }, letters, drawn.join(''))
}

/** Numbers on a background. One that would cover another is left out: the list beside the figure has it. */
function counts(warm: readonly (RegionInput & { path: string })[], size: number): readonly string[] {
  const taken: { x: number; y: number; half: number }[] = []
  const often = [...warm].sort((a, b) => b.count - a.count)
  return often.flatMap(({ count, path }) => {
    const text = String(count)
    const half = size * 0.32 * text.length + size * 0.1
    const { x, y } = pathMiddle(path)
    const isFree = taken.every((one) => Math.abs(one.x - x) > one.half + half || Math.abs(one.y - y) > size)
    if (!isFree) return []
    taken.push({ x, y, half })
    const ground = `<rect x="${x - half}" y="${y - size / 2}" width="${2 * half}" height="${size}" rx="${size / 4}" fill="#FFFFFF"/>`
    return [ground, textAt({ x, y: y + size * 0.36, anchor: 'middle', text }, { size, ink: INK })]
  })
}

function pathMiddle(path: string): { x: number; y: number } {
  const numbers = path.match(/-?\d+(?:\.\d+)?/gu)?.map(Number) ?? []
  const middle = (start: number): number => {
    const along = numbers.filter((_, at) => at % 2 === start)
    return Math.round((Math.min(...along) + Math.max(...along)) / 2)
  }
  return { x: middle(0), y: middle(1) }
}
