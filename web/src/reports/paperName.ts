import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationWords, type MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { Say } from '@reprieve/domain/say.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

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
