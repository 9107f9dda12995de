import { useMemo } from 'react'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import { insightWords, type InsightWords } from './insightWords.ts'

/** The same until the language changes. */
export function useInsightWords(): InsightWords {
  const text = useText('insights')
  const tag = useFormatTag()
  return useMemo(() => insightWords(text, tag), [text, tag])
}
