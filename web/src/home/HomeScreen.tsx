import { Suspense, type ComponentType } from 'react'
import { useDiary } from '../access/diary.ts'
import { useSession } from '../access/useSession.ts'
import { useOnceIdle } from '../device/useOnceIdle.ts'
import type { Diary } from '../local/rows.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { later } from '../ui/later.tsx'
import './home.css'
import { HOME_AREAS } from './homeAreas.ts'
import { PainNowCard } from './PainNowCard.tsx'
import { RecentRecordsCard } from './RecentRecordsCard.tsx'
import { ReflectionCard } from './ReflectionCard.tsx'
import { ToFinishCard } from './ToFinishCard.tsx'
import { TwoReflections } from './TwoReflections.tsx'

/** What the first look at home does not wait for. */
const ReliefCard = later(() => import('../doses/ReliefCard.tsx'), 'ReliefCard')
const LaterCards = later(() => import('./LaterCards.tsx'), 'LaterCards')

/** Parts of what stands above home in the order of the areas. */
export interface HomeParts {
  syncHint: ComponentType
  /** For who has no account. */
  onlyHere: ComponentType<{ diary: Diary }>
}

export function HomeScreen(parts: HomeParts) {
  useTextsReady(HOME_AREAS)
  return <HomeCards {...parts} />
}

function HomeCards({ syncHint, onlyHere: OnlyHere }: HomeParts) {
  const diary = useDiary()
  const session = useSession()
  const isRestDue = useOnceIdle()
  return (
    <div className="home">
      <div className="home-main">
        <PainNowCard diary={diary} />
        <Suspense>{isRestDue && <ReliefCard diary={diary} />}</Suspense>
        <ToFinishCard diary={diary} />
      </div>
      <div className="home-side">
        <ReflectionCard diary={diary} />
      </div>
      <div className="home-rest">
        <RecentRecordsCard diary={diary} />
        <Suspense>{isRestDue && <LaterCards diary={diary} hint={syncHint} />}</Suspense>
        {isRestDue && session.is === 'anonymous' && <OnlyHere diary={diary} />}
      </div>
      <TwoReflections diary={diary} />
    </div>
  )
}
