import { findCanonicalItems } from '@reprieve/domain/filters/columns/canonical.ts'
import type { CanonicalItems, ColumnItem, DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { briefDays, makeBrief, type Brief } from '@reprieve/domain/reports/brief/brief.ts'
import { briefText, type BriefText } from '@reprieve/domain/reports/brief/briefText.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useProfile } from '../../account/profile/useProfile.ts'
import { getColumnStore } from '../../filters/columns/columnStore.ts'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useToday } from '../../results/frame/useToday.ts'
import type { ReadingResults } from '../../results/useResults.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { useAmountReader } from '../useAmountReader.ts'
import { usePaperNames } from '../usePaperNames.ts'

interface BriefNames {
  canonical: CanonicalItems
  labelOf: (item: number) => string
}

const NONE: readonly never[] = []

/** Null until the columns are read. */
function useBriefNames(diary: Diary, items: readonly ColumnItem[] | null): BriefNames | null {
  const named = usePaperNames(useLists(diary), useMedications(diary) ?? NONE)
  return useMemo(() => {
    if (items === null) return null
    return {
      canonical: findCanonicalItems(items, ({ id }) => named.idToday(id)),
      labelOf: (at) => {
        const item = items[at]
        return item === undefined ? '' : named.labelOf(item.list, item)
      },
    }
  }, [items, named])
}

/** The figures of the brief, its texts, and what the screen needs beside them. */
export interface MadeBrief {
  brief: Brief
  text: BriefText
  columns: DiaryColumns
  canonical: CanonicalItems
  labelOf: (item: number) => string
}

/** Made from the data on this device, again each time. [REP-55] */
export function useBrief(diary: Diary): MadeBrief | ReadingResults {
  const { subscribe, current } = getColumnStore(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  const columns = seen.is === 'read' ? seen.diary : null
  const names = useBriefNames(diary, columns?.entries.items ?? null)
  const say = useText('brief')
  const tag = useFormatTag()
  const today = useToday()
  const profile = useProfile(diary)
  const readAmounts = useAmountReader(diary, columns, briefDays(today))
  const amountText = useText('medications')
  const medications = useMedications(diary) ?? NONE
  const made = useMemo((): MadeBrief | null => {
    if (columns === null || names === null || profile === null) return null
    const { canonical, labelOf } = names
    const { name } = profile
    const brief = makeBrief(columns, { canonical, today, readAmounts, medications })
    const text = briefText(brief, { say, tag, labelOf, amountText, today, name })
    return { brief, text, columns, canonical, labelOf }
  }, [columns, names, say, tag, today, profile, readAmounts, medications, amountText])
  if (made !== null) return made
  return seen.is === 'loading' ? seen : { is: 'loading', read: 0, total: null }
}
