import { Link } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { CategoryRows } from './CategoryRows.tsx'
import { ContentRows } from './ContentRows.tsx'
import { GuideFrame } from './GuideFrame.tsx'
import { GuideSearch, useTyped } from './GuideSearch.tsx'
import type { Guide } from './guideTable.ts'
import { contentsOf } from './guideTable.ts'
import { ProgramsList } from './programs/ProgramsList.tsx'
import { useRecommended } from './useRecommended.ts'

/** The start page of the guide: search, recommendations, bookmarks, and all categories. */
export function GuideHome() {
  return <GuideFrame>{(guide) => <Home guide={guide} />}</GuideFrame>
}

const FIRST = 3

function Home({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const diary = useDiary()
  const [typed] = useTyped(diary)
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
  const kept = contentsOf(guide).filter(({ isBookmarked }) => isBookmarked)
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
