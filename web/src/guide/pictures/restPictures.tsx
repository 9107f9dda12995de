import type { Arrangement, Arrangements } from './arrangement.ts'
import { BODY, Crop, type CropProps, Limbs, ScaleBars, StandingBars, Wave } from './motifs.tsx'

type Point = readonly [x: number, y: number]

interface SleepScene {
  bed: CropProps
  moon: CropProps
  stars: readonly Point[]
  /** Above the head, one for each breath. */
  breaths?: readonly number[]
}

const SLEEP: Arrangements<SleepScene> = {
  0: {
    bed: {},
    moon: {},
    stars: [
      [38, 20],
      [74, 12],
      [92, 32],
    ],
  },
  1: {
    bed: { isFlipped: true },
    moon: { isFlipped: true },
    stars: [
      [84, 16],
      [110, 30],
    ],
  },
  2: { bed: { at: [74, 40] }, moon: { at: [112, 16], zoom: 1.5 }, stars: [[30, 22]] },
  3: {
    bed: { at: [62, 60], zoom: 1.5 },
    moon: { at: [73, 58], zoom: 0.8 },
    stars: [
      [18, 14],
      [66, 10],
      [88, 26],
      [110, 12],
      [142, 34],
    ],
  },
  4: { bed: {}, moon: { at: [79, 52], zoom: 0.9 }, stars: [[30, 20]], breaths: [3, 5, 8, 5, 3] },
  5: {
    bed: { at: [62, 58], zoom: 1.4, isFlipped: true },
    moon: { at: [176, 62], zoom: 0.8 },
    stars: [
      [20, 40],
      [84, 14],
    ],
  },
}

/** Somebody asleep under a blanket of waves, at night. */
export function Sleep({ arrangement }: { arrangement: Arrangement }) {
  const { bed, moon, stars, breaths } = SLEEP[arrangement]
  return (
    <>
      <Crop {...moon}>
        <path d="M128 14a17 17 0 1 0 14 28 14 14 0 0 1-14-28z" fill="var(--picture-glow)" />
      </Crop>
      {stars.map(([x, y], place) => (
        <circle key={x} cx={x} cy={y} r={place === 0 ? 2.5 : 2} fill="var(--picture-glow)" />
      ))}
      {breaths && <ScaleBars ramp="score" values={breaths} from={60} to={100} floor={54} height={40} />}
      <Crop {...bed}>
        <rect x="10" y="58" width="48" height="24" rx="12" fill="var(--score-9)" />
        <circle cx="40" cy="56" r="14" {...BODY} strokeWidth="2" />
        <path d="M44 74c10-12 24-12 34-8s22 4 32-2 26-4 50 4 40 4 60 0v82H32z" fill="var(--score-5)" />
        <path d="M30 86c22-6 34-2 52 0s40-6 78-4h60v60H-4z" fill="var(--score-7)" />
      </Crop>
    </>
  )
}

interface MindScene {
  head: CropProps
  thought: string
  /** Bars instead of a line. */
  bars?: readonly number[]
}

const MIND: Arrangements<MindScene> = {
  0: { head: {}, thought: 'M52 50l6-12 6 22 6-18 6 13 7-8c5-5 8 4 13 4s7-3 12-3' },
  1: {
    head: { at: [86, 52], zoom: 1.25, isFlipped: true },
    thought: 'M52 50l6-12 6 22 6-18 6 13 7-8c5-5 8 4 13 4s7-3 12-3',
  },
  2: { head: { at: [66, 48] }, thought: 'M54 36c8 0 10 6 18 6s10 7 18 7 8 8 18 8' },
  3: {
    head: { at: [98, 48] },
    thought: 'M50 50l5-14 6 28 6-34 6 36 6-32 6 28 6-22 6 16 6-10 5 4',
  },
  4: { head: { at: [88, 48], isFlipped: true }, thought: 'M50 48c7-11 13-11 20 0s13 11 20 0 12-10 20-4' },
  5: { head: { at: [84, 44], zoom: 1.15 }, thought: '', bars: [2, 6, 3, 5, 1] },
}

/** A head from the side, with what goes on in it. */
export function MindAndMood({ arrangement }: { arrangement: Arrangement }) {
  const { head, thought, bars } = MIND[arrangement]
  return (
    <Crop {...head}>
      <path
        d="M54 150V78c-10-8-14-18-12-30C45 26 62 14 84 15c22 1 36 15 37 33l9 15c1 2 0 4-3 4h-6v10c0 6-4 8-9 8h-9v65z"
        {...BODY}
        strokeLinejoin="round"
      />
      <Wave path={thought} stroke="var(--score-2)" />
      {bars && <ScaleBars ramp="score" values={bars} from={54} to={108} floor={68} height={56} />}
    </Crop>
  )
}

interface RelaxationScene {
  figure: CropProps
  /** How many bars, and how many breaths they make. */
  bars: number
  breaths: number
  /** From the end of a breath out to the top of a breath in. */
  height: number
}

const RELAXATION: Arrangements<RelaxationScene> = {
  0: { figure: {}, bars: 11, breaths: 1, height: 70 },
  1: { figure: { at: [80, 44], zoom: 1.35 }, bars: 12, breaths: 2, height: 50 },
  2: { figure: { at: [108, 48] }, bars: 9, breaths: 1, height: 64 },
  3: { figure: { at: [66, 40], zoom: 1.6 }, bars: 7, breaths: 1, height: 54 },
  4: { figure: { at: [52, 48] }, bars: 15, breaths: 3, height: 38 },
  5: { figure: { at: [100, 44], zoom: 1.2 }, bars: 10, breaths: 1.5, height: 56 },
}

const LOWEST = 86

const breathTop = (place: number, { bars, breaths, height }: RelaxationScene): number =>
  LOWEST - height * Math.sin((Math.PI * breaths * (place + 0.5)) / bars) ** 2

/** Somebody sits cross-legged, and the bars behind rise and sink as the breath does. */
export function RelaxationAndAttention({ arrangement }: { arrangement: Arrangement }) {
  const scene = RELAXATION[arrangement]
  const tops = Array.from({ length: scene.bars }, (_, place) => breathTop(place, scene))
  return (
    <>
      <StandingBars tops={tops} opacity={(place) => 0.26 + (LOWEST - tops[place]!) / 250} />
      <Crop {...scene.figure}>
        <Limbs
          limbs={[
            { path: 'M72 80 48 87M88 80l24 7', width: 15 },
            { path: 'M72 54h16l-2 24H74z', width: 16 },
            { path: 'M80 40v36', width: 11 },
          ]}
        />
        <Limbs limbs={[{ path: 'M110 88 74 92M50 88l36 4', width: 13 }]} />
        <Limbs limbs={[{ path: 'M66 54 56 70l-4 12M94 54l10 16 4 12', width: 9 }]} />
        <circle cx="80" cy="29" r="13" {...BODY} />
      </Crop>
    </>
  )
}
