import type { Medication } from '@reprieve/domain/medications/medication.ts'
import { medicationWords, type MedicationKey } from '@reprieve/domain/medications/words/medicationWords.ts'
import type { Say } from '@reprieve/domain/say.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'

interface Tongue {
  text: Say<MedicationKey>
  /** What stands on paper in place of µg. */
  microgram: string
  language: Language
  tag: string
}

/** On bad paper a µ is read as an m, which is a thousand times as much: there it is mcg. */
export function paperName({ text, microgram, language, tag }: Tongue): (medication: Medication) => string {
  const onPaper: Say<MedicationKey> = (key, values) =>
    key === 'strengthMicrogram' ? microgram : text(key, values)
  return medicationWords({ text: onPaper, language, tag }).shortName
}
