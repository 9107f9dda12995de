import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link } from '@tanstack/react-router'
import { memo, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptySwell } from '../ui/Swell.tsx'
import { openPages, type DiaryPages } from './diaryPages.ts'
import { openCount, type EntryCounter } from './entryCount.ts'
import { EntryList } from './EntryList.tsx'
import './results.css'

const AREAS: readonly BrowserArea[] = [
  'results',
  'records',
  'scale',
  'listItems',
  'medications',
  'reflections',
]

export function RecordsScreen() {
  useTextsReady(AREAS)
  return <DiaryList />
}

/** Kept with the diary: who comes back from a record finds the list where it was. */
const pagesIn = new WeakMap<Diary, DiaryPages>()

const countIn = new WeakMap<Diary, EntryCounter>()

function countOf(diary: Diary): EntryCounter {
  const known = countIn.get(diary) ?? openCount(diary)
  countIn.set(diary, known)
  return known
}

function pagesOf(diary: Diary): DiaryPages {
  const known = pagesIn.get(diary) ?? openPages(diary)
  pagesIn.set(diary, known)
  return known
}

/** Drawn again for what it shows, and not for each step that the router takes on the way here. */
const DiaryList = memo(function DiaryList() {
  const diary = useDiary()
  const shell = useText()
  const pages = pagesOf(diary)
  const seen = useSyncExternalStore(pages.subscribe, pages.current)
  if (seen.is === 'failed') throw seen.fault
  if (seen.is === 'loading') return <Skeleton longText={shell('waitingLong')} />
  if (seen.rows.length === 0) return <NoRecords />
  return (
    <>
      <EntryCount diary={diary} />
      <EntryList diary={diary} rows={seen.rows} isWhole={seen.isWhole} onMore={pages.more} />
    </>
  )
})

function EntryCount({ diary }: { diary: Diary }) {
  const text = useText('results')
  const { subscribe, current } = countOf(diary)
  const count = useSyncExternalStore(subscribe, current)
  return <p className="entry-count">{count !== null && text('recordCount', { 0: count })}</p>
}

function NoRecords() {
  const shell = useText()
  const text = useText('results')
  return (
    <div className="results-empty">
      <EmptySwell />
      <p>{text('emptyNone')}</p>
      <Link className="button primary" to={PATHS.recordCreate}>
        {shell('recordPain')}
      </Link>
    </div>
  )
}
