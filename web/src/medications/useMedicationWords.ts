import { medicationWords, type MedicationWords } from '@reprieve/domain/medications/words/medicationWords.ts'
import { strengthWords, type StrengthWords } from '@reprieve/domain/medications/words/strengthWords.ts'
import { takenWords, type TakenAmount } from '@reprieve/domain/medications/words/takenWords.ts'
import { unitCounts, unitWords } from '@reprieve/domain/medications/words/unitWords.ts'
import { useMemo } from 'react'
import { useFormatTag, useLanguage, useText } from '../text/useText.tsx'

/** In the page's language; stable until that changes, so that components using it do not render again. */
export function useMedicationWords(): MedicationWords {
  const text = useText('medications')
  const { language } = useLanguage()
  const tag = useFormatTag()
  return useMemo(() => medicationWords({ text, language, tag }), [text, language, tag])
}

/** In the page's language. */
export function useStrengthWords(): StrengthWords {
  const text = useText('medications')
  const tag = useFormatTag()
  return useMemo(() => strengthWords(text, tag), [text, tag])
}

/** In the page's language. */
export function useUnitWords(): (unit: string) => string {
  const text = useText('medications')
  return useMemo(() => unitWords(text), [text])
}

/** "1 tablet" */
export function useUnitCounts(): (amount: number, unit: string) => string {
  const text = useText('medications')
  const tag = useFormatTag()
  return useMemo(() => unitCounts(text, tag), [text, tag])
}

/** "Naproxen (2 tablets)" */
export function useTakenAmountWords(): (name: string, taken: TakenAmount | null) => string {
  const text = useText('medications')
  const tag = useFormatTag()
  return useMemo(() => takenWords(text, tag), [text, tag])
}
