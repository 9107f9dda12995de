import { Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { useLatestRecords } from '../records/recordTableWatch.ts'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptySwell } from '../ui/Swell.tsx'
import { RecentRows } from './laterRows.ts'
import { RECENT_COUNT } from './recentCount.ts'

export function RecentRecordsCard({ diary }: { diary: Diary }) {
  const shell = useText()
  const text = useText('home')
  const heading = useId()
  const latest = useLatestRecords(diary, RECENT_COUNT)
  return (
    <section className="home-card" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading}>{text('recentRecords')}</h2>
        {latest !== null && latest.length > 0 && (
          <Link className="button text" to={PATHS.records}>
            {text('seeAll')}
          </Link>
        )}
      </div>
      {latest === null && <Skeleton longText={shell('waitingLong')} />}
      {latest?.length === 0 && (
        <div className="home-empty">
          <EmptySwell />
          <p>{text('noRecordsYet')}</p>
        </div>
      )}
      {latest !== null && latest.length > 0 && (
        <Suspense fallback={<Skeleton longText={shell('waitingLong')} />}>
          <RecentRows diary={diary} records={latest} />
        </Suspense>
      )}
    </section>
  )
}
