import type { Filter, Sort } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { storeChoice, readChoice } from '../../device/storage.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { EntryList } from './EntryList.tsx'
import { ENTRY_KINDS, reuseUnchangedRows } from './entriesReading.ts'
import {
  cacheList,
  listKey,
  type ListPlace,
  PAGE_SIZES,
  PAGED_VIEW,
  pageSizeFrom,
  readCachedList,
  shownPage,
  type ShownPage,
  useSetListPlace,
} from './listPlace.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'

interface ChosenListProps {
  /** The lines of the list; an episode is one. */
  ids: readonly string[]
  /** The ids of the later numbers of an episode. */
  parts: ReadonlyMap<string, readonly string[]>
  filter: Filter
  place: ListPlace
}

export function FilteredList(props: ChosenListProps) {
  return props.place.view === PAGED_VIEW ? <PagedList {...props} /> : <LongList {...props} />
}

/** Twice what a tall screen shows; then half as many more each time, so that a long scroll needs few reads. */
const AT_FIRST = 20

function LongList({ ids, parts, filter, place }: ChosenListProps) {
  const diary = useDiary()
  const key = listKey(filter, place)
  const [count, setCount] = useState(() => Math.max(AT_FIRST, readCachedList(diary, key)?.of.length ?? 0))
  const wanted = useMemo(() => withParts(ids.slice(0, count), parts), [ids, count, parts])
  const more = useCallback(() => setCount((now) => now + Math.max(AT_FIRST, Math.ceil(now / 2))), [])
  return (
    <Rows ids={wanted} listOf={key} sort={filter.criteria.sort} isWhole={count >= ids.length} onMore={more} />
  )
}

const SIZE = 'pageSize'

function PagedList({ ids, parts, filter, place }: ChosenListProps) {
  const [size, setSize] = useState(() => pageSizeFrom(readChoice(SIZE)))
  const { page, pages } = shownPage(place.page, ids.length, size)
  const wanted = useMemo(
    () => withParts(ids.slice((page - 1) * size, page * size), parts),
    [ids, page, size, parts],
  )
  return (
    <>
      <Rows
        ids={wanted}
        listOf={listKey(filter, place)}
        sort={filter.criteria.sort}
        isWhole
        onMore={nothing}
      />
      <PageTurner
        page={page}
        pages={pages}
        size={size}
        onSize={(next) => {
          storeChoice(SIZE, String(next))
          setSize(next)
        }}
      />
    </>
  )
}

/** The later numbers are read with their episode, so that no page divides one. [EPI-21, LOCAL-27] */
const withParts = (ids: readonly string[], parts: ReadonlyMap<string, readonly string[]>): string[] =>
  ids.flatMap((id) => [id, ...(parts.get(id) ?? [])])

const nothing = (): void => {}

interface RowsProps {
  ids: readonly string[]
  /** The key of what was requested. */
  listOf: string
  sort: Sort
  isWhole: boolean
  onMore: () => void
}

function Rows({ ids, listOf, sort, isWhole, onMore }: RowsProps) {
  const shell = useText()
  const diary = useDiary()
  const { rows, of } = useChosenRows(diary, ids, listOf)
  if (rows === null) return <Skeleton longText={shell('waitingLong')} />
  // While more is being read, it is requested only once.
  const isAsked = of !== ids
  return <EntryList diary={diary} rows={rows} sort={sort} isWhole={isWhole || isAsked} onMore={onMore} />
}

interface PageTurnerProps extends ShownPage {
  size: number
  onSize: (size: number) => void
}

/** Below a page of records: its number among all pages, and the page size. */
function PageTurner({ page, pages, size, onSize }: PageTurnerProps) {
  const text = useText('results')
  const go = useSetListPlace()
  const turn = (next: number): void => {
    go({ page: String(next) })
    scrollTo({ top: 0 })
  }
  return (
    <nav className="page-turner" aria-label={text('pages')}>
      <div className="page-turns">
        <Button label={text('pageBefore')} isDisabled={page <= 1} onPress={() => turn(page - 1)} />
        <p role="status">{text('pageOf', { page, pages })}</p>
        <Button label={text('pageAfter')} isDisabled={page >= pages} onPress={() => turn(page + 1)} />
      </div>
      <Segmented
        label={text('showPerPage')}
        segments={PAGE_SIZES.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(size)}
        onChange={(chosen) => onSize(Number(chosen))}
      />
    </nav>
  )
}

interface ChosenRows {
  rows: readonly LocalRow[] | null
  /** The ids that they were read from. */
  of?: readonly string[]
  fault?: unknown
}

/** The current rows of these ids, in this order; null until read. The old rows stay until new ones are read. */
function useChosenRows(diary: Diary, ids: readonly string[], key: string): Pick<ChosenRows, 'rows' | 'of'> {
  const [seen, setSeen] = useState<ChosenRows>(() => readCachedList(diary, key) ?? { rows: null })
  useEffect(() => {
    let latest = 0
    const read = (): void => {
      const reading = ++latest
      const show = (next: (before: ChosenRows) => ChosenRows): void =>
        void (reading === latest && setSeen(next))
      readRows(diary, ids).then(
        (rows) => show((before) => ({ of: ids, rows: reuseUnchangedRows(rows, before.rows ?? []) })),
        (fault: unknown) => show((before) => (before.rows === null ? { rows: null, fault } : before)),
      )
    }
    // Notes are in no column: the rows may change even if no column does.
    const end = diary.doorbell.listen((change) => {
      if (change.some((kind) => ENTRY_KINDS.includes(kind))) read()
    })
    read()
    return () => {
      latest += 1
      end()
    }
  }, [diary, ids])
  const { rows, of } = seen
  useEffect(() => {
    if (rows !== null && of === ids) cacheList(diary, { key, rows, of })
  }, [diary, key, ids, rows, of])
  if (seen.fault !== undefined) throw seen.fault
  return seen
}

async function readRows(diary: Diary, ids: readonly string[]): Promise<LocalRow[]> {
  const { loaded } = await readStoredRows(diary, await diary.tables.rows(ids))
  const byId = new Map(loaded.map(({ row }) => [row.clientId, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
