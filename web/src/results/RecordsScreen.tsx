import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { watch } from '../local/watch.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptySwell } from '../ui/Swell.tsx'
import { ENTRY_KINDS, openPages, type DiaryPages } from './diaryPages.ts'
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

function pagesOf(diary: Diary): DiaryPages {
  const known = pagesIn.get(diary) ?? openPages(diary)
  pagesIn.set(diary, known)
  return known
}

function DiaryList() {
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
}

/** Counting walks the whole index, so nothing waits for it. */
function EntryCount({ diary }: { diary: Diary }) {
  const text = useText('results')
  const [watched] = useState(() => watch(diary.doorbell, ENTRY_KINDS, () => countEntries(diary)))
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  return <p className="entry-count">{seen.is === 'read' && text('recordCount', { 0: seen.value })}</p>
}

const COUNT_AFTER_MS = 500

async function countEntries({ tables }: Diary): Promise<number> {
  // The engine answers in turn, and what is shown first must not wait behind it.
  await new Promise((resolve) => setTimeout(resolve, COUNT_AFTER_MS))
  const counts = await Promise.all(ENTRY_KINDS.map((kind) => tables.countRows(kind)))
  return counts.reduce((sum, count) => sum + count, 0)
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
