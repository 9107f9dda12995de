import { useFormatTag, useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/remembered.ts'
import { insightWords, type InsightWords } from './insightWords.ts'

/** The same object until the language changes. */
export function useInsightWords(): InsightWords {
  const text = useText('insights')
  const tag = useFormatTag()
  return wordsOf(text, tag)
}

// Creating the formatters takes a slow phone longer than formatting a screen with them.
const wordsOf = cacheByArguments(insightWords)
