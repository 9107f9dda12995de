import { canonicalOf } from '@reprieve/domain/filters/columns/canonical.ts'
import type { Canonical, ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import { useMemo } from 'react'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { usePaperNames } from '../usePaperNames.ts'

export interface BriefNames {
  canonical: Canonical
  labelOf: (item: number) => string
}

const NONE: readonly never[] = []

/** Null until the columns are read. */
export function useBriefNames(diary: Diary, items: readonly ColumnItem[] | null): BriefNames | null {
  const named = usePaperNames(useLists(diary), useMedications(diary) ?? NONE)
  return useMemo(() => {
    if (items === null) return null
    return {
      canonical: canonicalOf(items, ({ id }) => named.idToday(id)),
      labelOf: (at) => {
        const item = items[at]
        return item === undefined ? '' : named.labelOf(item.list, item)
      },
    }
  }, [items, named])
}
