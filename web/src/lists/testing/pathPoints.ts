// The points along a drawing's line, as the browser reads its path: each segment in small steps.

interface Point {
  x: number
  y: number
}

type Command = [name: string, values: readonly number[]]

const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 }
const TOKEN = /[a-z]|-?(?:\d+(?:\.\d+)?|\.\d+)/gi
const STEPS = 24

/** Throws for an invalid path, or a wrong count of numbers. */
export function pathPoints(path: string): Point[] {
  const points: Point[] = []
  let start: Point = { x: 0, y: 0 }
  let from: Point = start
  let lastControl: Point | null = null
  for (const [name, values] of commandsOf(path)) {
    const isRelative = name === name.toLowerCase()
    const base = isRelative ? from : { x: 0, y: 0 }
    const pointAt = (at: number): Point => ({ x: base.x + values[at]!, y: base.y + values[at + 1]! })
    let control: Point | null = null
    let to: Point
    switch (name.toLowerCase()) {
      case 'z':
        to = start
        points.push(to)
        break
      case 'h':
        to = { x: base.x + values[0]!, y: from.y }
        points.push(to)
        break
      case 'v':
        to = { x: from.x, y: base.y + values[0]! }
        points.push(to)
        break
      case 'c':
      case 's': {
        const isSmooth = name.toLowerCase() === 's'
        const mirrored =
          lastControl === null ? from : { x: 2 * from.x - lastControl.x, y: 2 * from.y - lastControl.y }
        const first = isSmooth ? mirrored : pointAt(0)
        control = pointAt(isSmooth ? 0 : 2)
        to = pointAt(isSmooth ? 2 : 4)
        points.push(...curve([from, first, control, to]))
        break
      }
      case 'a': {
        to = pointAt(5)
        const [rx, ry, , isLong, isClockwise] = values as [number, number, number, number, number]
        points.push(...arc(from, to, { rx, ry, isLong: isLong === 1, isClockwise: isClockwise === 1 }))
        break
      }
      default:
        to = pointAt(0)
        points.push(to)
        if (name.toLowerCase() === 'm') start = to
    }
    from = to
    lastControl = control
  }
  return points
}

function commandsOf(path: string): Command[] {
  const tokens = path.match(TOKEN) ?? []
  if (tokens.join('') !== path.replaceAll(/[\s,]/g, '') || !/^m/i.test(path))
    throw new Error(`no path: ${path}`)
  const commands: Command[] = []
  let name = ''
  for (let at = 0; at < tokens.length;) {
    if (/[a-z]/i.test(tokens[at]!)) name = tokens[at++]!
    else if (name.toLowerCase() === 'm') name = name === 'm' ? 'l' : 'L'
    const wanted = NUMBERS[name.toLowerCase()]
    const values = tokens.slice(at, at + (wanted ?? 0)).map(Number)
    if (wanted === undefined || values.length < wanted || values.some(Number.isNaN))
      throw new Error(`${name} in ${path}`)
    commands.push([name, values])
    at += wanted
    if (wanted === 0 && at < tokens.length && !/[a-z]/i.test(tokens[at]!)) throw new Error(`z in ${path}`)
  }
  return commands
}

const steps = (last: number): number[] => Array.from({ length: STEPS }, (_, at) => ((at + 1) / STEPS) * last)

const curve = ([p0, p1, p2, p3]: readonly [Point, Point, Point, Point]): Point[] =>
  steps(1).map((t) => {
    const along = (of: (point: Point) => number): number =>
      (1 - t) ** 3 * of(p0) + 3 * (1 - t) ** 2 * t * of(p1) + 3 * (1 - t) * t ** 2 * of(p2) + t ** 3 * of(p3)
    return { x: along(({ x }) => x), y: along(({ y }) => y) }
  })

interface Arc {
  rx: number
  ry: number
  isLong: boolean
  isClockwise: boolean
}

/** As in the appendix "Elliptical arc implementation notes" of the SVG standard, for arcs without rotation. */
function arc(from: Point, to: Point, { rx, ry, isLong, isClockwise }: Arc): Point[] {
  const half = { x: (from.x - to.x) / 2 / rx, y: (from.y - to.y) / 2 / ry }
  const length = Math.hypot(half.x, half.y)
  const size = Math.max(1, length)
  const away = Math.sqrt(Math.max(0, size ** 2 - length ** 2)) * (isLong === isClockwise ? -1 : 1)
  const middle = { x: (from.x + to.x) / 2 / rx, y: (from.y + to.y) / 2 / ry }
  const centre = { x: middle.x + (away * half.y) / length, y: middle.y - (away * half.x) / length }
  const angleTo = ({ x, y }: Point): number => Math.atan2(y / ry - centre.y, x / rx - centre.x)
  const begin = angleTo(from)
  const turn = (angleTo(to) - begin + 4 * Math.PI) % (2 * Math.PI)
  return steps(isClockwise ? turn : turn - 2 * Math.PI).map((angle) => ({
    x: (centre.x + size * Math.cos(begin + angle)) * rx,
    y: (centre.y + size * Math.sin(begin + angle)) * ry,
  }))
}
