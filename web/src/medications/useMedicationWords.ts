import { medicationWords, type MedicationWords } from '@reprieve/domain/medications/words/medicationWords.ts'
import { useMemo } from 'react'
import { useFormatTag, useLanguage, useText } from '../text/useText.tsx'

/** In the page's language; stable until that changes, so that components using it do not render again. */
export function useMedicationWords(): MedicationWords {
  const text = useText('medications')
  const { language } = useLanguage()
  const tag = useFormatTag()
  return useMemo(() => medicationWords({ text, language, tag }), [text, language, tag])
}
