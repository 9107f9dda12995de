import type { Arrangement, Arrangements } from './arrangement.ts'
import { BODY, Crop, type CropProps, Limbs, ScaleBars, Wave } from './motifs.tsx'

const INK = { stroke: 'var(--text)', strokeWidth: 2.5 } as const
const SLEEVE = 'var(--primary-fill)'

interface Medicine {
  kind: 'capsule' | 'tablet'
  place: CropProps
  value: number
}

interface MedicineScene {
  hand: CropProps
  medicines: readonly Medicine[]
}

const MEDICINES: Arrangements<MedicineScene> = {
  0: { hand: {}, medicines: [{ kind: 'capsule', place: {}, value: 6 }] },
  1: {
    hand: {},
    medicines: [
      { kind: 'tablet', place: { at: [134, 46] }, value: 4 },
      { kind: 'capsule', place: { at: [95, 65], zoom: 0.8 }, value: 6 },
      { kind: 'tablet', place: { at: [44, 52], zoom: 0.8 }, value: 7 },
    ],
  },
  2: {
    hand: { isFlipped: true },
    medicines: [
      { kind: 'capsule', place: { at: [124, 44], zoom: 0.85 }, value: 6 },
      { kind: 'capsule', place: { at: [68, 44], zoom: 0.85 }, value: 6 },
    ],
  },
  3: {
    hand: { at: [93, 56], zoom: 1.3 },
    medicines: [{ kind: 'tablet', place: { at: [92, 49], zoom: 1.3 }, value: 8 }],
  },
  4: {
    hand: { at: [93, 56], zoom: 1.3, isFlipped: true },
    medicines: [{ kind: 'capsule', place: { at: [98, 50], zoom: 1.2, isFlipped: true }, value: 3 }],
  },
  5: {
    hand: { isFlipped: true },
    medicines: [
      { kind: 'tablet', place: { at: [131, 48], zoom: 1.2 }, value: 7 },
      { kind: 'tablet', place: { at: [98, 48], zoom: 0.95 }, value: 5 },
      { kind: 'tablet', place: { at: [50, 44], zoom: 0.7 }, value: 4 },
    ],
  },
}

/** An open hand, and the medicine above it. */
export function Medicines({ arrangement }: { arrangement: Arrangement }) {
  const { hand, medicines } = MEDICINES[arrangement]
  return (
    <>
      {medicines.map(({ kind, place, value }) => (
        <Crop key={place.at?.[0] ?? 0} {...place}>
          {kind === 'capsule' ? <Capsule value={value} /> : <Tablet value={value} />}
        </Crop>
      ))}
      <Crop {...hand}>
        <path d="M-60 66h90v84h-90z" fill={SLEEVE} />
        <Limbs
          limbs={[
            { path: 'M28 70c14-6 26-6 38-3l16 3', width: 17.5 },
            { path: 'M29 82c23 2 45 4 67 0 16-3 28-9 42-16', width: 15.5 },
          ]}
        />
        <path d="M28 68h20v20H28z" fill={BODY.fill} />
      </Crop>
    </>
  )
}

function Capsule({ value }: { value: number }) {
  return (
    <g transform="rotate(-24 98 34)" {...INK}>
      <rect x="72" y="23" width="52" height="22" rx="11" fill="var(--surface-raised)" />
      <path d="M98 23h15a11 11 0 0 1 0 22H98z" fill={`var(--sev-${value})`} />
    </g>
  )
}

function Tablet({ value }: { value: number }) {
  return (
    <g transform="rotate(-24 98 34)" {...INK}>
      <circle cx="98" cy="34" r="15" fill={`var(--sev-${value})`} />
      <path d="M98 20v28" />
    </g>
  )
}

interface TrackingScene {
  page: CropProps
  values: readonly number[]
}

const TRACKING: Arrangements<TrackingScene> = {
  0: { page: {}, values: [7, 8, 5, 4, 2] },
  1: { page: { at: [80, 51], zoom: 1.2 }, values: [4, 6, 5, 8, 6, 3, 2] },
  2: { page: { isFlipped: true }, values: [3, 6, 9] },
  3: { page: { at: [70, 44], zoom: 0.9 }, values: [8, 6, 7, 4] },
  4: { page: { at: [108, 56], zoom: 1.25 }, values: [9, 7, 5, 3, 1] },
  5: { page: { at: [92, 48] }, values: [2, 5, 8, 5, 2, 4, 7, 4, 2] },
}

/** A hand draws the days onto a page. */
export function TrackingAndYourCareTeam({ arrangement }: { arrangement: Arrangement }) {
  const { page, values } = TRACKING[arrangement]
  return (
    <Crop {...page}>
      <rect x="30" y="12" width="78" height="140" rx="10" fill="var(--surface-raised)" {...INK} />
      <rect x="54" y="6" width="30" height="13" rx="6" fill={SLEEVE} />
      <ScaleBars values={values} from={39.5} to={99.5} floor={78} height={52} />
      <Wave path="M96 74 124 40" stroke="var(--text)" width={6} />
      <Pointing />
    </Crop>
  )
}

function Pointing() {
  const finger = 'M220 60h-60c-14-6-24-4-34 4-5 4-14 6-16 2s4-8 9-11l12-9'
  return (
    <>
      <Wave path={finger} stroke={BODY.stroke} width={15} />
      <path d="M220 78h-58c-16 4-30 2-38-8l10-12 28-2h58z" {...BODY} />
      <Wave path={finger} stroke={BODY.fill} width={10.5} />
    </>
  )
}

interface TreatmentScene {
  view: CropProps
  hands: readonly Required<Pick<CropProps, 'at'>>[]
  warm?: { values: readonly number[]; from: number; to: number }
  cool?: { values: readonly number[]; from: number; to: number }
  /** Rises from the back. */
  warmth?: readonly number[]
  needles?: readonly number[]
  pads?: readonly number[]
}

const ONE_HAND = [{ at: [80, 48] }] as const
const TWO_HANDS = [{ at: [112, 47] }, { at: [72, 50] }] as const

const TREATMENTS: Arrangements<TreatmentScene> = {
  0: { view: {}, hands: ONE_HAND, warm: { values: [3, 5, 7, 5, 3], from: 64, to: 114 } },
  1: {
    view: {},
    hands: [],
    warmth: [58, 72, 86],
    warm: { values: [4, 6, 8, 6], from: 52, to: 92 },
    cool: { values: [6, 4, 2, 4], from: 100, to: 140 },
  },
  2: { view: { isFlipped: true }, hands: TWO_HANDS },
  3: { view: {}, hands: [], needles: [66, 80, 94, 108, 122] },
  4: {
    view: { isFlipped: true },
    hands: [],
    pads: [66, 112],
    warm: { values: [3, 6, 3], from: 80, to: 104 },
  },
  5: {
    view: { at: [84, 56], zoom: 1.4 },
    hands: ONE_HAND,
    warm: { values: [4, 6, 8, 8, 8, 6, 4], from: 60, to: 118 },
  },
}

/** Somebody lies on a table, and a hand rests on the back. */
export function OtherTreatments({ arrangement }: { arrangement: Arrangement }) {
  const { view, hands, warm, cool, warmth = [], needles = [], pads = [] } = TREATMENTS[arrangement]
  return (
    <Crop {...view}>
      <path d="M-60 80h280v9H-60zM20 88h9v70h-9zM131 88h9v70h-9z" fill={SLEEVE} />
      <path d="M46 79c-3-16 8-27 28-26 22 1 30 9 48 7 18-2 60 0 98 4v15z" {...BODY} />
      <circle cx="33" cy="65" r="14" {...BODY} />
      {warm && <ScaleBars {...warm} floor={76} height={22} />}
      {cool && <ScaleBars {...cool} floor={76} height={22} ramp="score" />}
      {warmth.map((x) => (
        <Wave key={x} path={`M${x} 42c-7-7 7-12 0-19`} stroke="var(--sev-5)" />
      ))}
      {needles.map((x) => (
        <g key={x}>
          <Wave path={`M${x} 64V36`} stroke="var(--text)" width={2} />
          <Wave path={`M${x} 44V32`} stroke="var(--sev-7)" width={5} />
        </g>
      ))}
      {pads.length > 0 && (
        <rect x="76" y="8" width="26" height="26" rx="6" fill="var(--surface-raised)" {...INK} />
      )}
      {pads.map((x) => (
        <g key={x}>
          <Wave path={`M${x} 52C${x} 34 89 50 89 35`} stroke="var(--text)" width={2.5} />
          <rect x={x - 12} y="50" width="24" height="9" rx="4" fill={SLEEVE} />
        </g>
      ))}
      {hands.map((hand) => (
        <Crop key={hand.at[0]} {...hand}>
          <RestingHand />
        </Crop>
      ))}
    </Crop>
  )
}

function RestingHand() {
  return (
    <>
      <Limbs
        limbs={[
          { path: 'M150-20 108 40 96 48', width: 17 },
          { path: 'M104 42 92 50 70 49', width: 13 },
        ]}
      />
      <path d="M146-40 111.500 9.500l20.500 14.300L166.500-26z" fill={SLEEVE} />
    </>
  )
}

interface DailyLifeScene {
  cups: readonly CropProps[]
  hand: CropProps | null
  steam: readonly number[]
  /** On the cup. */
  values: readonly number[]
}

const DAILY_LIFE: Arrangements<DailyLifeScene> = {
  0: { cups: [{}], hand: {}, steam: [62, 75, 88], values: [2, 4, 6] },
  1: { cups: [{ isFlipped: true }], hand: { isFlipped: true }, steam: [78, 92], values: [3, 5, 7, 5, 3] },
  2: {
    cups: [
      { at: [110, 42], zoom: 0.85 },
      { at: [110.5, 42], zoom: 0.85, isFlipped: true },
    ],
    hand: null,
    steam: [44, 57, 103, 116],
    values: [3, 5],
  },
  3: {
    cups: [{ at: [78, 62], zoom: 1.4 }],
    hand: { at: [78, 62], zoom: 1.4 },
    steam: [],
    values: [8, 6, 4, 2],
  },
  4: { cups: [{ at: [100, 48] }], hand: { at: [100, 48] }, steam: [48, 62], values: [2, 3, 4, 5] },
  5: { cups: [{ at: [60, 48] }], hand: null, steam: [80, 92, 104, 116], values: [5, 3, 1] },
}

/** A hand around a warm cup. */
export function DailyLife({ arrangement }: { arrangement: Arrangement }) {
  const { cups, hand, steam, values } = DAILY_LIFE[arrangement]
  return (
    <>
      {steam.map((x) => (
        <Wave key={x} path={`M${x} 32c-6-6 6-10 0-16`} stroke="var(--sev-5)" />
      ))}
      {cups.map((cup) => (
        <Crop key={cup.at?.[0] ?? 0} {...cup}>
          <Wave path="M52 54H42c-7 0-7 22 6 22h6" stroke="var(--text)" width={5} />
          <path d="M50 42h50v34c0 10-6 15-14 15H64c-8 0-14-5-14-15z" fill="var(--surface-raised)" {...INK} />
          <ScaleBars values={values} from={54} to={78} floor={82} height={34} />
        </Crop>
      ))}
      {hand && (
        <Crop {...hand}>
          <GraspingHand />
        </Crop>
      )}
    </>
  )
}

function GraspingHand() {
  return (
    <>
      <Limbs
        limbs={[
          { path: 'M220 74h-88l-18-4', width: 32 },
          { path: 'M116 58H90', width: 11 },
          { path: 'M116 68H86', width: 11 },
          { path: 'M116 78H88', width: 11 },
        ]}
      />
      <path d="M136 52h90v46h-90z" fill={SLEEVE} />
    </>
  )
}
