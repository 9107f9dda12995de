import { namedItems } from '@reprieve/contract/lists/namedItems.ts'
import { canonicalOf } from '@reprieve/domain/filters/columns/canonical.ts'
import type { Canonical, ColumnItem } from '@reprieve/domain/filters/columns/columns.ts'
import { useMemo } from 'react'
import { useLists } from '../../lists/useLists.ts'
import type { Diary } from '../../local/rows.ts'
import { useMedications } from '../../medications/useMedications.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText, useWords } from '../../settings/words.tsx'
import { paperName } from './paperName.ts'

export interface BriefNames {
  canonical: Canonical
  labelOf: (item: number) => string
}

/** What things are called on paper, by the lists of today. Null until there are columns. */
export function useBriefNames(diary: Diary, items: readonly ColumnItem[] | null): BriefNames | null {
  const lists = useLists(diary)
  const medications = useMedications(diary)
  const nameOf = usePaperName()
  const nothing = useText('lists')('nothing')
  const noMedications = useText('records')('noMedications')
  return useMemo(() => {
    if (items === null) return null
    const words = { nothing, noMedications }
    const named = namedItems({ lists, medications: medications ?? [], nameOf, words })
    return {
      canonical: canonicalOf(items, ({ id }) => named.idToday(id)),
      labelOf: (at) => {
        const item = items[at]
        return item === undefined ? '' : named.labelOf(item.list, item)
      },
    }
  }, [items, lists, medications, nameOf, nothing, noMedications])
}

function usePaperName() {
  const text = useText('medications')
  const microgram = useText('report')('microgram')
  const { language } = useWords()
  const tag = useFormatTag()
  return useMemo(() => paperName({ text, microgram, language, tag }), [text, microgram, language, tag])
}
