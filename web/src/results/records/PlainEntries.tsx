import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useDiary } from '../../access/diary.ts'
import type { Diary } from '../../local/rows.ts'
import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openPages, type DiaryPages } from '../diaryPages.ts'
import { openCount, type EntryCounter } from '../entryCount.ts'
import { EntryList } from '../EntryList.tsx'
import { DEFAULT_ORDER } from './listWay.ts'

interface OpenEntryList {
  bounds: DaySpan
  pages: DiaryPages
  counter: EntryCounter
}

/** Stored with the diary: a user who comes back from a record finds the list where it was. */
const openedIn = new WeakMap<Diary, OpenEntryList>()

function openedOf(diary: Diary, bounds: DaySpan): OpenEntryList {
  const known = openedIn.get(diary)
  if (known?.bounds.from === bounds.from && known.bounds.to === bounds.to) return known
  known?.pages.close()
  known?.counter.close()
  const opened = { bounds, pages: openPages(diary, { bounds }), counter: openCount(diary, { bounds }) }
  openedIn.set(diary, opened)
  return opened
}

interface PlainEntriesProps {
  bounds: DaySpan
  onCount: (count: number | null) => void
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** Below the list, if there are earlier entries. */
  earlier: ReactNode
}

/** The entries of these days. Reads only as much as is looked at. [RES-25] */
export function PlainEntries({ bounds, onCount, empty, earlier }: PlainEntriesProps) {
  const diary = useDiary()
  const shell = useText()
  const { pages, counter } = openedOf(diary, bounds)
  const seen = useSyncExternalStore(pages.subscribe, pages.current)
  const counted = useSyncExternalStore(counter.subscribe, counter.current)
  const count = seen.is === 'read' && seen.isWhole ? seen.rows.length : counted
  useEffect(() => onCount(count), [onCount, count])
  if (seen.is === 'failed') throw seen.fault
  if (seen.is === 'loading') return <Skeleton longText={shell('waitingLong')} />
  if (seen.rows.length === 0 && seen.isWhole) return empty
  const { rows, isWhole, hasEarlier } = seen
  return (
    <>
      <EntryList diary={diary} rows={rows} sort={DEFAULT_ORDER} isWhole={isWhole} onMore={pages.more} />
      {isWhole && hasEarlier && earlier}
    </>
  )
}
