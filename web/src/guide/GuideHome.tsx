import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useId, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { PARTS_RING } from '../local/diaryParts.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch } from '../local/watch.ts'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard } from '../ui/layout/ListRow.tsx'
import { GuideFrame } from './GuideFrame.tsx'
import { CategoryRows, ContentRows } from './GuideRows.tsx'
import { GuideSearch, useSearchText } from './GuideSearch.tsx'
import { listContents, type Guide } from './guideTable.ts'
import { fetchPrograms, readStoredPrograms } from './programs/programTable.ts'
import { useRecommended } from './useRecommended.ts'
import './programs/programs.css'

/** The start page of the guide: search, recommendations, bookmarks, and all categories. */
export function GuideHome() {
  return <GuideFrame>{(guide) => <Home guide={guide} />}</GuideFrame>
}

const FIRST = 3

function Home({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const diary = useDiary()
  const [typed] = useSearchText(diary)
  return (
    <>
      <GuideSearch guide={guide} />
      {/* During a search only the results are shown. */}
      {typed.trim() === '' && (
        <>
          <RecommendedPart guide={guide} />
          <ProgramsList diary={diary} />
          <BookmarkedPart guide={guide} />
          <Part title={text('categories')}>
            <CategoryRows label={text('categories')} categories={guide.categories} />
          </Part>
        </>
      )}
    </>
  )
}

function RecommendedPart({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const rows = useRecommended(guide)
  if (rows === null || rows.length === 0) return null
  return (
    <Part title={text('recommended')} all="guideRecommended">
      <ContentRows label={text('recommended')} rows={rows.slice(0, FIRST)} />
    </Part>
  )
}

function BookmarkedPart({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const kept = listContents(guide).filter(({ isBookmarked }) => isBookmarked)
  if (kept.length === 0) return null
  return (
    <Part title={text('bookmarked')} all="guideBookmarked">
      <ContentRows label={text('bookmarked')} rows={kept.slice(0, FIRST).map((content) => ({ content }))} />
    </Part>
  )
}

interface PartProps {
  title: string
  all?: 'guideRecommended' | 'guideBookmarked'
  children: ReactNode
}

function Part({ title, all, children }: PartProps) {
  const home = useText('home')
  const id = useId()
  return (
    <section className="guide-part" aria-labelledby={id}>
      <div className="guide-part-head">
        <h2 id={id}>{title}</h2>
        {all !== undefined && (
          <Link className="link" to={PATHS[all]} aria-describedby={id}>
            {home('seeAll')}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

/** The programs, for the start page of the guide; empty if none were received yet. */
function ProgramsList({ diary }: { diary: Diary }) {
  const text = useText('programs')
  const tag = useFormatTag()
  const ask = useAsk()
  const [{ subscribe, current }] = useState(() =>
    watch(diary.doorbell, [SERVER_COPIES, PARTS_RING], () => readStoredPrograms(diary)),
  )
  const seen = useSyncExternalStore(subscribe, current)
  const learn = useEffectEvent(() => void fetchPrograms(diary, ask).catch(() => {}))
  useEffect(() => learn(), [])
  const programs = seen.is === 'read' ? (seen.value?.programs ?? []) : []
  if (programs.length === 0) return null
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  return (
    <section className="program-lessons" aria-labelledby="programs-list">
      <h2 id="programs-list">{text('programs')}</h2>
      <ListCard>
        {programs.map(({ id, title, lessons, progress }) => (
          <Link key={id} className="list-row" to={PATHS.guideProgram} params={{ program_id: id }}>
            <Icon name="book" />
            <span className="list-row-words">
              <span className="list-row-title" lang="en">
                {title}
              </span>
              <span className="list-row-subtitle">
                {`${text('lessonCount', { count: lessons })} · ${percent.format(progress / 100)}`}
              </span>
            </span>
            <Icon name="chevronRight" />
          </Link>
        ))}
      </ListCard>
    </section>
  )
}
