import { findBestHelp, type BestHelp } from '@reprieve/domain/flare/flareHelp.ts'
import { DEFAULT_CRITERIA } from '@reprieve/domain/filters/criteria.ts'
import { allowedRange } from '@reprieve/domain/filters/dateRange.ts'
import { selectEntries } from '@reprieve/domain/filters/selectEntries.ts'
import type { Reference } from '@reprieve/domain/lists/reference.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { getColumnStore } from '../filters/columns/columnStore.ts'
import { usePanelLists } from '../filters/panel/panelLists.ts'
import type { Diary } from '../local/rows/rows.ts'
import { resolveItemNames } from '../results/frame/itemNames.ts'
import { usePlan } from '../results/frame/usePlan.ts'
import { useToday } from '../results/frame/useToday.ts'

/** What helped, with its current name. */
export interface FlareHelp extends Omit<BestHelp, 'item'> {
  reference: Reference
  name: string
}

const YEAR = { is: '365days' } as const

/** Of the last year, or as far as the plan shows results. Null if nothing did, or until the diary is read. [FLARE-5] */
export function useFlareHelp(diary: Diary, shownIds: ReadonlySet<string>): FlareHelp | null {
  const store = getColumnStore(diary)
  const seen = useSyncExternalStore(store.subscribe, store.current)
  const lists = usePanelLists(diary)
  const plan = usePlan(diary)
  const today = useToday()
  const columns = seen.is === 'read' ? seen.diary : null
  return useMemo(() => {
    if (columns === null) return null
    const { items } = columns.entries
    const { canonical, idToday, labels } = resolveItemNames(items, DEFAULT_CRITERIA, lists)
    const { range } = allowedRange(YEAR, { view: 'helps', plan, today })
    const filter = { criteria: DEFAULT_CRITERIA, range }
    const selection = selectEntries(columns.entries, filter, { today, canonical, idToday })
    const best = findBestHelp(columns, { selection, canonical, shownIds })
    if (best === null) return null
    const { item, ...help } = best
    return { ...help, reference: items[item]!, name: labels[item]! }
  }, [columns, lists, plan, today, shownIds])
}
