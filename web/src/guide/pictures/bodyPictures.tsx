import type { Arrangement, Arrangements } from './arrangement.ts'
import { BODY, Crop, type CropProps, Limbs, ScaleBars, StandingBars, Wave } from './motifs.tsx'

interface PainScene {
  body: CropProps
  /** From the neck down: each bar is wider than the one above. */
  inside: readonly number[]
  /** Beside the body, where it stands at one side. */
  beside?: { values: readonly number[]; from: number; to: number }
}

const PAIN: Arrangements<PainScene> = {
  0: { body: {}, inside: [4, 5, 7, 8] },
  1: { body: { at: [80, 66], zoom: 1.5 }, inside: [8, 6, 5] },
  2: {
    body: { at: [116, 48] },
    inside: [4, 7],
    beside: { values: [9, 7, 5, 3, 1], from: 92, to: 142 },
  },
  3: {
    body: { at: [44, 48] },
    inside: [5, 7, 8],
    beside: { values: [3, 8, 7, 7, 7], from: 18, to: 68 },
  },
  4: { body: { at: [80, 44], zoom: 1.2 }, inside: [3, 4, 5, 6, 7, 8] },
  5: {
    body: { at: [126, 45], zoom: 0.85 },
    inside: [6],
    beside: { values: [2, 4, 8, 4, 2, 6, 9], from: 82, to: 144 },
  },
}

const NECK = 56
const HIPS = 93

/** A body from the chest up; the signal grows on its way. */
export function UnderstandingPain({ arrangement }: { arrangement: Arrangement }) {
  const { body, inside, beside } = PAIN[arrangement]
  const step = inside.length > 4 ? (HIPS - NECK) / inside.length : 10
  return (
    <>
      {beside && <ScaleBars {...beside} floor={88} height={72} />}
      <Crop {...body}>
        <path d="M36 150V96c0-26 16-36 44-36s44 10 44 36v54z" {...BODY} />
        <path d="M72 44h16v20H72z" fill={BODY.fill} />
        <circle cx="80" cy="32" r="19" {...BODY} />
        <path d="M73 49.500V62M87 49.500V62" {...BODY} />
        {inside.map((value, place) => (
          <rect
            key={value}
            x={75 - (place * (place + 9)) / 2}
            y={NECK + place * step}
            width={10 + place * (place + 9)}
            height={step * 0.7}
            rx={step * 0.35}
            fill={`var(--sev-${value})`}
          />
        ))}
      </Crop>
    </>
  )
}

interface MovementScene {
  tops: readonly number[]
  figure: CropProps
  isStretching?: boolean
}

const MOVEMENT: Arrangements<MovementScene> = {
  0: { tops: [82, 78, 73, 67, 60, 52], figure: {} },
  1: { tops: [84, 76, 66], figure: { at: [118, 36] } },
  2: { tops: [80, 58, 82, 54, 82, 50, 80, 46], figure: { at: [84, 50] } },
  3: { tops: [76, 76, 76, 76, 76], figure: { at: [80, 48] }, isStretching: true },
  4: { tops: [84, 82, 80, 78, 75, 72, 69, 66, 62, 58], figure: { at: [50, 52] } },
  5: { tops: [40, 50, 60, 70, 77, 82], figure: { at: [56, 46] } },
}

/** Somebody walks up a row of steps. */
export function Movement({ arrangement }: { arrangement: Arrangement }) {
  const { tops, figure, isStretching = false } = MOVEMENT[arrangement]
  return (
    <>
      <StandingBars tops={tops} opacity={(place) => 0.38 + (place * 0.5) / (tops.length - 1)} />
      <Crop {...figure}>{isStretching ? <StretchingFigure /> : <WalkingFigure />}</Crop>
    </>
  )
}

function WalkingFigure() {
  return (
    <>
      <Wave path="M80 32 77 52 87 58 88 68M77 52 71 62 64 71" stroke="var(--text)" width={7} />
      <Wave path="M79 36 70 44M80 36l10 7" stroke="var(--text)" width={5.5} />
      <circle cx="83" cy="19" r="8.500" fill="var(--text)" />
    </>
  )
}

function StretchingFigure() {
  return (
    <>
      <Wave path="M80 38V56L71 72M80 56 89 72" stroke="var(--text)" width={7} />
      <Wave path="M78 37 65 29 67 11M82 37 95 29 93 11" stroke="var(--text)" width={5.5} />
      <circle cx="80" cy="22" r="8.500" fill="var(--text)" />
    </>
  )
}

interface Mark {
  at: readonly [x: number, y: number]
  value: number
}

interface ConditionScene {
  body: CropProps
  marks: readonly Mark[]
  /** Pain along a nerve. */
  hasLine?: boolean
  /** The lines of a list, each in the colour of its mark. */
  list: { x: number; values: readonly number[] }
}

const HEAD: Mark = { at: [84, 15], value: 8 }
const BACK: Mark = { at: [80, 66], value: 7 }
const SHOULDER: Mark = { at: [65, 45], value: 5 }
const KNEE: Mark = { at: [88, 118], value: 7 }
const OTHER_KNEE: Mark = { at: [72, 118], value: 5 }
const WRIST: Mark = { at: [104, 78], value: 5 }

const CONDITIONS: Arrangements<ConditionScene> = {
  0: {
    body: { at: [102, 47] },
    marks: [HEAD, SHOULDER, BACK],
    list: { x: 100, values: [8, 5, 7] },
  },
  1: { body: { at: [104, 62], zoom: 1.5 }, marks: [BACK], list: { x: 102, values: [7, 5] } },
  2: { body: { at: [98, 26], zoom: 1.7 }, marks: [HEAD], list: { x: 108, values: [8, 6, 4, 2] } },
  3: {
    body: { at: [58, 112], zoom: 1.3 },
    marks: [KNEE, OTHER_KNEE],
    list: { x: 20, values: [7, 5, 3] },
  },
  4: {
    body: { at: [130, 84], zoom: 0.53 },
    marks: [HEAD, SHOULDER, BACK, KNEE, OTHER_KNEE, WRIST],
    list: { x: 84, values: [8, 7, 5, 7, 5] },
  },
  5: { body: { at: [58, 100], zoom: 1 }, marks: [BACK], hasLine: true, list: { x: 24, values: [7, 6, 5] } },
}

const FIGURE = [
  { path: 'M68 44h24l-3 28H71zM74 50h12v18H74z', width: 18 },
  { path: 'M62 43C55 54 56 64 54 80', width: 12 },
  { path: 'M98 43c7 11 6 21 8 37', width: 12 },
  { path: 'M72 76v74l-4 8', width: 16 },
  { path: 'M88 76v74l4 8', width: 16 },
  { path: 'M80 26v14', width: 12 },
]

/** A standing body with marks, and a short list beside it. */
export function ConditionsInBrief({ arrangement }: { arrangement: Arrangement }) {
  const { body, marks, hasLine = false, list } = CONDITIONS[arrangement]
  return (
    <>
      <Crop {...body}>
        <Limbs limbs={FIGURE} />
        <circle cx="80" cy="17" r="14" {...BODY} />
        {hasLine && <Wave path="M80 66 86 80 84 94 90 106 86 120 90 134" stroke="var(--sev-5)" />}
        {marks.map(({ at: [x, y], value }) => (
          <rect
            key={x * y}
            x={x - 5.5}
            y={y - 5.5}
            width="11"
            height="11"
            rx="3.500"
            fill={`var(--sev-${value})`}
          />
        ))}
      </Crop>
      <ShortList {...list} />
    </>
  )
}

function ShortList({ x, values }: ConditionScene['list']) {
  const step = 76 / values.length
  const top = (place: number): number => 5.5 + (place + 0.5) * step
  return values.map((value, place) => (
    <rect
      key={top(place)}
      x={x}
      y={top(place)}
      width={12 + value * 3.4}
      height="9"
      rx="4.500"
      fill={`var(--sev-${value})`}
    />
  ))
}
