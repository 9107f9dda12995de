import { Suspense, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { useOnceIdle } from '../device/useOnceIdle.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { later } from '../ui/later.tsx'
import type { Below, HomeParts } from './below.ts'
import './home.css'
import { HOME_AREAS } from './homeAreas.ts'
import { PainNowCard } from './PainNowCard.tsx'
import { isRecentFirst } from './recentFirst.ts'
import { RecentRecordsCard } from './RecentRecordsCard.tsx'
import { ReflectionCard } from './ReflectionCard.tsx'
import { ToFinishCard } from './ToFinishCard.tsx'
import { TwoReflections } from './TwoReflections.tsx'

/** Parts that the first render of home does not wait for. */
const ReliefCard = later(() => import('../doses/ReliefCard.tsx'), 'ReliefCard')
const LaterCards = later(() => import('./LaterCards.tsx'), 'LaterCards')

export function HomeScreen(parts: HomeParts) {
  useTextsReady(HOME_AREAS)
  return <HomeCards {...parts} />
}

function HomeCards(parts: HomeParts) {
  const diary = useDiary()
  const isRestDue = useOnceIdle()
  const [isRecentDrawn] = useState(isRecentFirst)
  const [below, onBelow] = useState<Below | null>(null)
  const around = below && { diary, parts, below, onBelow }
  const Cards = below?.views.cards
  return (
    <div className="home">
      <div className="home-main">
        <PainNowCard diary={diary} />
        <Suspense>{isRestDue && <ReliefCard diary={diary} />}</Suspense>
        <ToFinishCard diary={diary} around={around} />
      </div>
      <div className="home-side">
        <ReflectionCard diary={diary} />
      </div>
      <div className="home-rest">
        {Cards && around && <Cards {...around} place="above" />}
        {(isRecentDrawn || around) && <RecentRecordsCard diary={diary} around={around} />}
        {Cards && around && <Cards {...around} place="below" />}
        <Suspense>
          {isRestDue && (
            <LaterCards diary={diary} parts={parts} isRecentDrawn={isRecentDrawn} onBelow={onBelow} />
          )}
          {around && <parts.installBanner />}
        </Suspense>
      </div>
      <TwoReflections diary={diary} />
    </div>
  )
}
