import type { Filter, Sort } from '@reprieve/domain/filters/filter.ts'
import { useCallback, useMemo, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { keepChoice, readChoice } from '../../device/storage.ts'
import { useText } from '../../settings/words.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EntryList } from '../EntryList.tsx'
import { keptList, listKey } from './keptList.ts'
import { PAGES, pageSizeFrom, shownPage, type ListPlace } from './listWay.ts'
import { PageTurner } from './PageTurner.tsx'
import { useChosenRows } from './useChosenRows.ts'

interface ChosenListProps {
  ids: readonly string[]
  filter: Filter
  place: ListPlace
}

export function ChosenList(props: ChosenListProps) {
  return props.place.view === PAGES ? <PagedList {...props} /> : <LongList {...props} />
}

/** Twice what a tall screen shows; then half as many more each time, so that a long scroll needs few reads. */
const AT_FIRST = 20

function LongList({ ids, filter, place }: ChosenListProps) {
  const diary = useDiary()
  const key = listKey(filter, place)
  const [count, setCount] = useState(() => Math.max(AT_FIRST, keptList(diary, key)?.of.length ?? 0))
  const wanted = useMemo(() => ids.slice(0, count), [ids, count])
  const more = useCallback(() => setCount((now) => now + Math.max(AT_FIRST, Math.ceil(now / 2))), [])
  return (
    <Rows ids={wanted} listOf={key} sort={filter.criteria.sort} isWhole={count >= ids.length} onMore={more} />
  )
}

const SIZE = 'pageSize'

function PagedList({ ids, filter, place }: ChosenListProps) {
  const [size, setSize] = useState(() => pageSizeFrom(readChoice(SIZE)))
  const { page, pages } = shownPage(place.page, ids.length, size)
  const wanted = useMemo(() => ids.slice((page - 1) * size, page * size), [ids, page, size])
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
          keepChoice(SIZE, String(next))
          setSize(next)
        }}
      />
    </>
  )
}

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
