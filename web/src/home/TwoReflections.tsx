import { Suspense } from 'react'
import type { Diary } from '../local/rows.ts'
import { useReflectionDrafts } from '../reflections/useReflectionDrafts.ts'
import { later } from '../ui/later.tsx'

const TwoOfADaySheet = later(() => import('../reflections/TwoOfADaySheet.tsx'), 'TwoOfADaySheet')

/** Asked where everybody comes by after signing in. [REF-12] */
export function TwoReflections({ diary }: { diary: Diary }) {
  const { two } = useReflectionDrafts(diary)
  if (two === null) return null
  return (
    <Suspense>
      <TwoOfADaySheet diary={diary} two={two} />
    </Suspense>
  )
}
