import { useFormatTag } from '../../text/useText.tsx'
import './scaleLine.css'

/** The drawing of DESIGN 14: 326 by 34, the line from 0 to 10 between these two points. */
const WIDTH = 326
const [START, END] = [15, 311]
const HALF_SQUARE = 14
/** Squares closer than this overlap the arrow, which then runs above them. */
const LEAST_POINTS = 1.5
const MIDDLE = 17
const ABOVE = 6

const placeOf = (value: number): number => START + ((END - START) * value) / 10

interface SquareProps {
  value: number
  shown: string
  isDashed?: boolean
  top: number
}

/** A number of the pain scale as a square on the line; dashed: the days without something. */
function ScaleSquare({ value, shown, isDashed = false, top }: SquareProps) {
  const step = Math.min(10, Math.max(0, Math.round(value)))
  const width = shown.length > 1 ? 38 : 2 * HALF_SQUARE
  const colours = isDashed
    ? { fill: 'var(--surface)', stroke: 'var(--text-soft)', strokeDasharray: '4 3' }
    : { fill: `var(--sev-${step})`, stroke: `var(--sev-${step}-edge)` }
  return (
    <>
      <rect
        x={placeOf(value) - width / 2}
        y={top + 3}
        width={width}
        height={2 * HALF_SQUARE}
        rx="7"
        strokeWidth="1.5"
        style={colours}
      />
      <text
        x={placeOf(value)}
        y={top + 22.5}
        textAnchor="middle"
        style={{ fill: isDashed ? 'var(--text)' : `var(--sev-${step}-on)` }}
      >
        {shown}
      </text>
    </>
  )
}

function Axis({ top }: { top: number }) {
  const y = top + MIDDLE
  return (
    <path
      className="scale-axis"
      d={`M${START} ${y}H${END}M${START} ${y - 5}v10M${(START + END) / 2} ${y - 4}v8M${END} ${y - 5}v10`}
    />
  )
}

interface BeforeAfterProps {
  before: number
  after: number
  /** The picture in words. */
  label: string
}

/** The typical number before and after, with an arrow from one to the other. */
export function BeforeAfter({ before, after, label }: BeforeAfterProps) {
  const tag = useFormatTag()
  const shown = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const isClose = Math.abs(before - after) < LEAST_POINTS
  const top = isClose ? 16 : 0
  return (
    <svg className="scale-line" viewBox={`0 0 ${WIDTH} ${34 + top}`} role="img" aria-label={label}>
      <Axis top={top} />
      {before !== after && <Arrow before={before} after={after} isClose={isClose} />}
      <ScaleSquare value={before} shown={shown.format(before)} top={top} />
      <ScaleSquare value={after} shown={shown.format(after)} top={top} />
    </svg>
  )
}

function Arrow({ before, after, isClose }: { before: number; after: number; isClose: boolean }) {
  const way = after < before ? -1 : 1
  const y = isClose ? ABOVE : MIDDLE
  const room = isClose ? 0 : HALF_SQUARE + 5
  const from = placeOf(before) + way * (isClose ? 0 : HALF_SQUARE + 2)
  const to = placeOf(after) - way * room
  return (
    <g className={way < 0 ? 'scale-arrow better' : 'scale-arrow worse'}>
      <path className="scale-shaft" d={`M${from} ${y}H${to}`} />
      <path d={`M${to - way * 7} ${y - 6}l${way * 7} 6 ${-way * 7} 6`} />
    </g>
  )
}

interface WithWithoutProps {
  withIt: number
  without: number
  label: string
}

/** Average pain on the days with something (filled) and on the days without it (dashed). */
export function WithWithout({ withIt, without, label }: WithWithoutProps) {
  const tag = useFormatTag()
  const shown = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <svg className="scale-line" viewBox={`0 0 ${WIDTH} 34`} role="img" aria-label={label}>
      <Axis top={0} />
      <ScaleSquare value={without} shown={shown.format(without)} isDashed top={0} />
      <ScaleSquare value={withIt} shown={shown.format(withIt)} top={0} />
    </svg>
  )
}
