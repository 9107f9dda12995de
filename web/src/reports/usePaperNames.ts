import { namedItems, type LabelledLists, type NamedItems } from '@reprieve/contract/lists/namedItems.ts'
import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationWords, type MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { Say } from '@reprieve/domain/say.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import { useMemo } from 'react'
import { useText, useLanguage } from '../text/useText.tsx'

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

interface Tongue {
  text: Say<MedicationKey>
  /** Used on paper instead of µg. */
  microgram: string
  language: Language
  tag: string
}

/** In poor print a µ reads as an m, a thousand times as much: on paper it is mcg. */
export function paperName({ text, microgram, language, tag }: Tongue): (medication: Medication) => string {
  const onPaper: Say<MedicationKey> = (key, values) =>
    key === 'strengthMicrogram' ? microgram : text(key, values)
  return medicationWords({ text: onPaper, language, tag }).shortName
}
