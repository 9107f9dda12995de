// The only decoration of the app: bars grow with pain, circles with how the day went. Always drawn from values.
const STEP = 28
const BAR = 22
const UNIT = 19
const FLOOR = 200
const DAYS_HEIGHT = 56

const barHeight = (value: number): number => 26 + value * UNIT
const radius = (score: number): number => 5.2 + score * 0.6
const left = (index: number): number => 9 + index * STEP

export function Swell({ pain, scores }: { pain: readonly number[]; scores: readonly number[] }) {
  const width = pain.length * STEP + 12
  return (
    <div className="swell" aria-hidden="true">
      <svg className="swell-pain" viewBox={`0 0 ${width} ${FLOOR}`}>
        {pain.map((value, index) => (
          <rect
            key={left(index)}
            x={left(index)}
            y={FLOOR - barHeight(value)}
            width={BAR}
            height={barHeight(value)}
            rx="8"
            fill={`var(--sev-${value})`}
            stroke={`var(--sev-${value}-edge)`}
            strokeWidth="1.5"
          />
        ))}
      </svg>
      <div className="swell-days">
        <svg viewBox={`0 0 ${width} ${DAYS_HEIGHT}`}>
          {scores.map((score, index) => (
            <circle
              key={left(index)}
              cx={left(index) + BAR / 2}
              cy={DAYS_HEIGHT / 2}
              r={radius(score)}
              fill={`var(--score-${score})`}
              stroke={`var(--score-${score}-edge)`}
              strokeWidth="1.5"
            />
          ))}
        </svg>
      </div>
    </div>
  )
}

const EMPTY = [18, 28, 42, 50, 36, 24, 16]

/** Dashed: there is no data. */
export function EmptySwell() {
  return (
    <svg className="swell-empty" viewBox="0 0 140 56" aria-hidden="true">
      {EMPTY.map((height, index) => (
        <rect key={height} x={3 + index * 20} y={54 - height} width="14" height={height} rx="5" />
      ))}
    </svg>
  )
}
