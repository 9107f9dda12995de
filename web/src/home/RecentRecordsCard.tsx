import { Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { useLatestRecords } from '../records/recordTableWatch.ts'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptySwell } from '../ui/Swell.tsx'
import type { HomeSectionProps } from './below.ts'
import { isRecentFolded } from './isRecentFolded.ts'
import { RecentRows } from './laterRows.ts'
import { RECENT_COUNT } from './recentCount.ts'

interface RecentRecordsCardProps {
  diary: Diary
  /** Null until the other cards are loaded: Recent Records waits for nothing. */
  around: HomeSectionProps | null
}

export function RecentRecordsCard({ diary, around }: RecentRecordsCardProps) {
  const text = useText('home')
  const heading = useId()
  const latest = useLatestRecords(diary, RECENT_COUNT)
  const title = text('recentRecords')
  const Fold = around?.below.views.fold
  const isFolded = around !== null && isRecentFolded(around.below)
  return (
    <section className="home-card" aria-labelledby={heading}>
      <div className="home-card-head">
        <h2 id={heading}>{Fold && around ? <Fold {...around} title={title} /> : title}</h2>
        {!isFolded && latest !== null && latest.length > 0 && (
          <Link className="button text" to={PATHS.records}>
            {text('seeAll')}
          </Link>
        )}
      </div>
      {!isFolded && <Recent diary={diary} latest={latest} />}
    </section>
  )
}

interface RecentProps {
  diary: Diary
  latest: ReturnType<typeof useLatestRecords>
}

function Recent({ diary, latest }: RecentProps) {
  const shell = useText()
  const text = useText('home')
  const waiting = <Skeleton longText={shell('waitingLong')} />
  if (latest === null) return waiting
  if (latest.length === 0)
    return (
      <div className="home-empty">
        <EmptySwell />
        <p>{text('noRecordsYet')}</p>
      </div>
    )
  return (
    <Suspense fallback={waiting}>
      <RecentRows diary={diary} records={latest} />
    </Suspense>
  )
}
