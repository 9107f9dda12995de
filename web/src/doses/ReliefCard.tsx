import { dueRelief } from '@reprieve/domain/doses/relief.ts'
import { Suspense } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows.ts'
import { later } from '../ui/later.tsx'
import { useDoses } from './useDoses.ts'

/** Most days nothing is due. */
const ReliefQuestion = later(() => import('./ReliefQuestion.tsx'), 'ReliefQuestion')

/** One quiet question when it is due, and nothing at all else. [DOSE-9] */
export function ReliefCard({ diary }: { diary: Diary }) {
  const doses = useDoses(diary)
  const now = useNow()
  const [latest, ...others] = dueRelief(doses ?? [], now.at)
  if (latest === undefined) return null
  return (
    <Suspense>
      {/* The same when another comes due: a number that is just being chosen must not go with it. */}
      <ReliefQuestion diary={diary} due={[latest, ...others]} now={now.at} />
    </Suspense>
  )
}
