import type { Text } from '@reprieve/locales/loadText.ts'
import { useMemo } from 'react'
import { useFormatTag, useText } from '../../text/useText.tsx'

interface PanelWords {
  filters: Text<'filters'>
  records: Text<'records'>
  reflections: Text<'reflections'>
  tag: string
}

export function useFilterWords(): PanelWords {
  const filters = useText('filters')
  const records = useText('records')
  const reflections = useText('reflections')
  const tag = useFormatTag()
  return useMemo(() => ({ filters, records, reflections, tag }), [filters, records, reflections, tag])
}
