import { namedItems, type LabelledLists, type NamedItems } from '@reprieve/contract/lists/namedItems.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationWords, type MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { Say } from '@reprieve/domain/say.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { useMemo } from 'react'
import { useText, useWords } from '../../settings/words.tsx'

/** What things are called on paper, where a microgram has no µ. [REP-48] */
export function usePaperNames(lists: LabelledLists, medications: readonly Medication[]): NamedItems {
  const { language } = useWords()
  const text = useText('medications')
  const microgram = useText('report')('microgram')
  const nothing = useText('lists')('nothing')
  const noMedications = useText('records')('noMedications')
  const { itemsOf, labelOf } = lists
  return useMemo(() => {
    const onPaper: Say<MedicationKey> = (key, values) =>
      key === 'strengthMicrogram' ? microgram : text(key, values)
    return namedItems({
      lists: { itemsOf, labelOf },
      medications,
      nameOf: medicationWords({ text: onPaper, language, tag: intlTag(language) }).shortName,
      words: { nothing, noMedications },
    })
  }, [itemsOf, labelOf, medications, language, text, microgram, nothing, noMedications])
}
