import { useMemo } from 'react'
import { useFormatTag } from '../../settings/useFormatTag.ts'
import { useText } from '../../settings/words.tsx'
import type { FilterWords } from './summaryWords.ts'

export function useFilterWords(): FilterWords {
  const filters = useText('filters')
  const records = useText('records')
  const reflections = useText('reflections')
  const tag = useFormatTag()
  return useMemo(() => ({ filters, records, reflections, tag }), [filters, records, reflections, tag])
}
