import { useMemo } from 'react'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useText, useWords } from '../settings/words.tsx'
import { medicationWords, type MedicationWords } from './medicationWords.ts'

/** In the language of the page; the same until that changes, so that what is called by it is not drawn anew. */
export function useMedicationWords(): MedicationWords {
  const text = useText('medications')
  const { language } = useWords()
  const tag = useFormatTag()
  return useMemo(() => medicationWords({ text, language, tag }), [text, language, tag])
}
