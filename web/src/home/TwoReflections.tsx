import { Suspense } from 'react'
import type { Diary } from '../local/rows.ts'
import { useReflectionDrafts } from '../reflections/useReflectionDrafts.ts'
import { later } from '../ui/later.tsx'

const TwoOfADaySheet = later(() => import('../reflections/TwoOfADaySheet.tsx'), 'TwoOfADaySheet')

/** Asked on the screen that everybody passes after logging in. [REF-12] */
export function TwoReflections({ diary }: { diary: Diary }) {
  const { two } = useReflectionDrafts(diary)
  if (two === null) return null
  return (
    <Suspense>
      <TwoOfADaySheet diary={diary} two={two} />
    </Suspense>
  )
}
