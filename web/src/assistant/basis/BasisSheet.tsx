import type { Basis, BasisView } from '@reprieve/domain/assistant/basis.ts'
import type { Columns } from '@reprieve/domain/filters/columns/columns.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import {
  selectEntries,
  sortSelection,
  type SelectionContext,
} from '@reprieve/domain/filters/selectEntries.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { localNow } from '../../device/useNow.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { usePanelLists } from '../../filters/panel/panelLists.ts'
import { rangeText } from '../../filters/panel/rangeText.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedicationWords } from '../../medications/useMedicationWords.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { resolveItemNames } from '../../results/frame/itemNames.ts'
import { withMedicationNames } from '../../results/medicineLabels.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import type { FoundFigure } from '../figureAddress.ts'
import { BasisRow } from './BasisRow.tsx'
import './basis.css'
import { readStoredRows } from '../../local/rows/storedRow.ts'

const AREAS: readonly BrowserArea[] = [
  'assistant',
  'filters',
  'listItems',
  'lists',
  'medications',
  'records',
  'reflections',
  'results',
  'scale',
]

const AT_FIRST = 30

/** What a number was counted from: the actual entries, as stored on this device. [ASST-18] */
export function BasisContent(props: { diary: Diary; found: FoundFigure }) {
  useTextsReady(AREAS)
  return <Content {...props} />
}

function Content({ diary, found: { figure, at } }: { diary: Diary; found: FoundFigure }) {
  const text = useText('assistant')
  const shell = useText()
  const { basis } = figure
  const [most, setMost] = useState(AT_FIRST)
  const read = useBasisRows(diary, { basis, at, most })
  const labelOf = useLabels(diary)
  const numbers = new Intl.NumberFormat(useFormatTag())
  if (read === null) return <Skeleton longText={shell('waitingLong')} />
  const { count, rows } = read
  return (
    <>
      <p className="basis-told">
        <strong>{figure.text}</strong>
        <BasisDays basis={basis} />
      </p>
      <p role="status">{count === 0 ? text('basisNone') : text('basisCount', { count })}</p>
      {count !== basis.n && (
        <Note kind="info">
          {text('basisDiffers', { told: numbers.format(basis.n), here: numbers.format(count) })}
        </Note>
      )}
      <ul className="basis-rows">
        {rows.map((row) => (
          <li key={row.clientId}>
            <BasisRow diary={diary} row={row} labelOf={labelOf} />
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <Button kind="text" label={text('showMoreEntries')} onPress={() => setMost(most + AT_FIRST)} />
      )}
      <BasisLink basis={basis} />
    </>
  )
}

function useLabels(diary: Diary): (reference: { id: string; text: string }) => string {
  const { labelOf } = useLists(diary)
  const medications = useMedications(diary)
  const { name } = useMedicationWords()
  return useMemo(() => withMedicationNames(labelOf, medications ?? [], name), [labelOf, medications, name])
}

const WITHOUT_DAYS: readonly BasisView[] = ['medications', 'conditions']

function BasisDays({ basis: { view, range } }: { basis: Basis }) {
  const filters = useText('filters')
  const tag = useFormatTag()
  return WITHOUT_DAYS.includes(view) ? null : rangeText(range, { text: filters, tag })
}

const LISTS = {
  medications: { label: 'openMedications', to: PATHS.medications },
  conditions: { label: 'openConditions', to: PATHS.conditions },
  brief: { label: 'openBrief', to: PATHS.visitBrief },
  doses: { label: 'openMedications', to: PATHS.medications },
} as const satisfies Partial<Record<BasisView, { label: Key<'assistant'>; to: string }>>

/** The screen with these data. Only the days are passed: the person's own filter stays unchanged. */
function BasisLink({ basis: { view, range } }: { basis: Basis }) {
  const text = useText('assistant')
  if (view in LISTS) {
    const { label, to } = LISTS[view as keyof typeof LISTS]
    return (
      <Link className="button quiet" to={to}>
        {text(label)}
      </Link>
    )
  }
  return (
    <>
      <Link
        className="button quiet"
        to={view === 'records' ? PATHS.records : PATHS.insights}
        search={{ range: rangeWord(range), ...(view === 'compare' && { section: 'compare' }) }}
      >
        {text('openInResults')}
      </Link>
      <p className="basis-hint">{text('filterStays')}</p>
    </>
  )
}

interface BasisRows {
  /** The number of entries on this device. */
  count: number
  rows: readonly LocalRow[]
}

interface BasisRowsOptions {
  basis: Basis
  /** When the question was answered: "the last 30 days" are relative to it. */
  at: number
  most: number
}

/** What a number was counted from, as stored on this device; null while it is read. [ASST-18] */
function useBasisRows(diary: Diary, { basis, at, most }: BasisRowsOptions): BasisRows | null {
  const store = getColumnStore(diary)
  const seen = useSyncExternalStore(store.subscribe, store.current)
  if (seen.is === 'failed') throw seen.fault
  const lists = usePanelLists(diary)
  const columns = seen.is === 'read' ? seen.diary : null
  const ids = useMemo(() => {
    if (basis.ids !== null) return basis.ids
    if (columns === null) return null
    const { entries } = columns
    const { canonical, idToday } = resolveItemNames(entries.items, basis.criteria ?? DEFAULT_CRITERIA, lists)
    return basisIds(entries, basis, { today: dayNumberOf(localNow(at)), canonical, idToday })
  }, [basis, at, columns, lists])
  const isByIds = basis.ids !== null
  const rows = useRows(
    diary,
    useMemo(() => (isByIds ? ids : (ids?.slice(0, most) ?? null)), [ids, isByIds, most]),
  )
  if (ids === null || rows === null) return null
  // By ids, entries deleted since are missing; by days, only existing ones were found.
  return { count: isByIds ? rows.length : ids.length, rows: rows.slice(0, most) }
}

/** In this order, without deleted rows. The old rows stay until new ones are read. */
function useRows(diary: Diary, ids: readonly string[] | null): readonly LocalRow[] | null {
  const [rows, setRows] = useState<readonly LocalRow[] | null>(null)
  useEffect(() => {
    if (ids === null) return
    let isWanted = true
    void readRows(diary, ids).then((read) => void (isWanted && setRows(read)))
    return () => {
      isWanted = false
    }
  }, [diary, ids])
  return rows
}

async function readRows(diary: Diary, ids: readonly string[]): Promise<LocalRow[]> {
  const { loaded } = await readStoredRows(diary, await diary.tables.rows(ids))
  const byId = new Map(loaded.map(({ row }) => [row.clientId, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).filter((row) => !isDeleted(row))
}

/** The entries behind a number, the latest first. Ignores the person's own filter. [ASST-18] */
export function basisIds(
  entries: Columns,
  { ids, criteria, range }: Basis,
  asking: SelectionContext,
): readonly string[] {
  if (ids !== null) return ids
  const filter = { criteria: criteria ?? DEFAULT_CRITERIA, range }
  const selection = selectEntries(entries, filter, asking)
  return Array.from(sortSelection(entries, selection, DEFAULT_CRITERIA.sort), (row) => entries.ids[row]!)
}
