import { type ReactNode, useId, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useDiary } from '../access/diary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListCard } from '../ui/layout/ListRow.tsx'
import { GuideFrame } from './GuideFrame.tsx'
import { GuideSearch, useSearchText } from './GuideSearch.tsx'
import { listContents, type Guide } from './guideTable.ts'
import { usePrograms } from './programs/usePrograms.ts'
import { PickedRows } from './PickedRows.tsx'
import { TopicTiles } from './TopicTiles.tsx'
import { useRecommended } from './useRecommended.ts'
import { WhereYouStopped } from './WhereYouStopped.tsx'
import '../ui/controls/iconButton.css'
import './programs/programs.css'

/** The start page of the guide: where the person stopped, the categories, what is picked for them, and the lists. */
export function GuideHome() {
  return <GuideFrame>{(guide) => <Home guide={guide} />}</GuideFrame>
}

const FIRST = 3
/** All of them would push what is picked for the person off the first screens of a phone. */
const FIRST_TOPICS = 6

function Home({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const diary = useDiary()
  const [typed] = useSearchText(diary)
  const [isSearching, setIsSearching] = useState(typed !== '')
  return (
    <>
      <GuideBar isSearching={isSearching} onSearch={() => setIsSearching(true)} />
      {isSearching && <GuideSearch guide={guide} isFocused={typed === ''} />}
      {/* During a search only the results are shown. */}
      {typed.trim() === '' && (
        <>
          <WhereYouStopped guide={guide} />
          <Part
            title={text('topics')}
            all={{ to: 'guideCategories', label: text('allTopics', { count: guide.categories.length }) }}
          >
            <TopicTiles label={text('topics')} categories={guide.categories.slice(0, FIRST_TOPICS)} />
          </Part>
          <PickedPart guide={guide} />
          <ProgramsList diary={diary} />
          <BookmarkedPart guide={guide} />
        </>
      )}
    </>
  )
}

const neverChanges = () => () => undefined
const findSlot = (): HTMLElement | null => document.getElementById('top-more')

/** The ways to the bookmarks and to the search, beside the title of the screen. */
function GuideBar({ isSearching, onSearch }: { isSearching: boolean; onSearch: () => void }) {
  const text = useText('guide')
  // Looked up again after both are drawn: bar and screen may mount at the same time.
  const slot = useSyncExternalStore(neverChanges, findSlot)
  const bar = (
    <div className="guide-bar">
      <Link className="icon-button outlined" to={PATHS.guideBookmarked} aria-label={text('bookmarked')}>
        <Icon name="bookmark" />
      </Link>
      {!isSearching && (
        <Button label={text('openSearch')} icon={<DiaryIcon name="search" isSmall />} onPress={onSearch} />
      )}
    </div>
  )
  return slot === null ? bar : createPortal(bar, slot)
}

function PickedPart({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const home = useText('home')
  const rows = useRecommended(guide)
  if (rows === null || rows.length === 0) return null
  return (
    <Part title={text('picked')} all={{ to: 'guideRecommended', label: home('seeAll') }}>
      <PickedRows label={text('picked')} rows={rows.slice(0, FIRST)} />
    </Part>
  )
}

function BookmarkedPart({ guide }: { guide: Guide }) {
  const text = useText('guide')
  const home = useText('home')
  const kept = listContents(guide).filter(({ isBookmarked }) => isBookmarked)
  if (kept.length === 0) return null
  return (
    <Part title={text('bookmarked')} all={{ to: 'guideBookmarked', label: home('seeAll') }}>
      <PickedRows label={text('bookmarked')} rows={kept.slice(0, FIRST).map((content) => ({ content }))} />
    </Part>
  )
}

interface PartProps {
  title: string
  all: { to: 'guideCategories' | 'guideRecommended' | 'guideBookmarked'; label: string }
  children: ReactNode
}

function Part({ title, all, children }: PartProps) {
  const id = useId()
  return (
    <section className="guide-part" aria-labelledby={id}>
      <div className="guide-part-head">
        <h2 id={id}>{title}</h2>
        <Link className="link" to={PATHS[all.to]} aria-describedby={id}>
          {all.label}
        </Link>
      </div>
      {children}
    </section>
  )
}

/** The programs, for the start page of the guide; empty if none were received yet. */
function ProgramsList({ diary }: { diary: Diary }) {
  const text = useText('programs')
  const tag = useFormatTag()
  const programs = usePrograms(diary)
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
