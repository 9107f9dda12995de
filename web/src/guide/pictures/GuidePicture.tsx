import type { ReactNode } from 'react'
import { type Arrangement, planPicture } from './arrangement.ts'
import { ConditionsInBrief, Movement, UnderstandingPain } from './bodyPictures.tsx'
import { DailyLife, Medicines, OtherTreatments, TrackingAndYourCareTeam } from './handPictures.tsx'
import { Crop, HEIGHT, StandingBars, WIDTH } from './motifs.tsx'
import { MindAndMood, RelaxationAndAttention, Sleep } from './restPictures.tsx'
import './guidePicture.css'

interface Topic {
  ground: string
  Drawing: (props: { arrangement: Arrangement }) => ReactNode
}

const TOPICS: Readonly<Record<string, Topic>> = {
  'understanding-pain': { ground: 'var(--warn-soft)', Drawing: UnderstandingPain },
  'tracking-and-your-care-team': { ground: 'var(--primary-soft)', Drawing: TrackingAndYourCareTeam },
  movement: { ground: 'var(--primary-soft)', Drawing: Movement },
  sleep: { ground: 'var(--picture-night)', Drawing: Sleep },
  'mind-and-mood': { ground: 'var(--info-soft)', Drawing: MindAndMood },
  'relaxation-and-attention': { ground: 'var(--primary-soft)', Drawing: RelaxationAndAttention },
  medicines: { ground: 'var(--surface-sunken)', Drawing: Medicines },
  'other-treatments': { ground: 'var(--warn-soft)', Drawing: OtherTreatments },
  'daily-life': { ground: 'var(--primary-soft)', Drawing: DailyLife },
  'conditions-in-brief': { ground: 'var(--info-soft)', Drawing: ConditionsInBrief },
}

export const PICTURED_CATEGORIES: readonly string[] = Object.keys(TOPICS)

/** For the categories that an operator adds. */
const ANY_TOPIC: Topic = { ground: 'var(--surface-sunken)', Drawing: AnyTopic }

function AnyTopic({ arrangement }: { arrangement: Arrangement }) {
  const count = 6 + arrangement
  const tops = Array.from(
    { length: count },
    (_, place) => 78 - 50 * Math.sin((Math.PI * (place + 0.5)) / count),
  )
  return <StandingBars tops={tops} opacity={(place) => 0.3 + place * 0.06} />
}

interface GuidePictureProps {
  /** The id of the article's category. */
  category: string
  /** The number of the article in its category, from 1; 0 or nothing for the category itself. */
  variant?: number
}

/** Decorates a topic or an article of the guide. It says nothing that the words beside it do not say. [GUIDE-27] */
export function GuidePicture({ category, variant = 0 }: GuidePictureProps) {
  const { ground, Drawing } = TOPICS[category] ?? ANY_TOPIC
  const { arrangement, ...crop } = planPicture(variant)
  return (
    <svg
      className="guide-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill={ground} />
      <Crop {...crop}>
        <Drawing arrangement={arrangement} />
      </Crop>
    </svg>
  )
}
