import { dosesDueForRating } from '@reprieve/domain/doses/relief.ts'
import { Suspense } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { useDoses } from './useDoses.ts'

/** Loaded on demand: on most days nothing is due. */
const ReliefQuestion = lazyComponent(() => import('./ReliefQuestion.tsx'), 'ReliefQuestion')

interface ReliefCardProps {
  diary: Diary
  /** In front of a locked diary, which shows nothing of the past. [DOSE-15] */
  hidesNames?: boolean
}

/** One unobtrusive question when it is due, otherwise nothing. [DOSE-9] */
export function ReliefCard({ diary, hidesNames = false }: ReliefCardProps) {
  const doses = useDoses(diary)
  const now = useNow()
  const [latest, ...others] = dosesDueForRating(doses ?? [], now.at)
  if (latest === undefined) return null
  return (
    <Suspense>
      {/* The same element when another dose becomes due: a number that is being chosen must not be lost. */}
      <ReliefQuestion diary={diary} due={[latest, ...others]} now={now.at} hidesNames={hidesNames} />
    </Suspense>
  )
}
