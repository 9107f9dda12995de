import { namedItems, type LabelledLists, type NamedItems } from '@reprieve/contract/lists/namedItems.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useMemo } from 'react'
import { useText, useLanguage } from '../text/useText.tsx'
import { paperName } from './paperName.ts'

/** The current names of items on paper. [REP-48] */
export function usePaperNames(lists: LabelledLists, medications: readonly Medication[]): NamedItems {
  const { language } = useLanguage()
  const text = useText('medications')
  const microgram = useText('report')('microgram')
  const nothing = useText('lists')('nothing')
  const noMedications = useText('records')('noMedications')
  const { itemsOf, labelOf } = lists
  return useMemo(
    () =>
      namedItems({
        lists: { itemsOf, labelOf },
        medications,
        nameOf: paperName({ text, microgram, language, tag: intlTag(language) }),
        words: { nothing, noMedications },
      }),
    [itemsOf, labelOf, medications, language, text, microgram, nothing, noMedications],
  )
}
