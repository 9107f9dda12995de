import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { chartSection, type ChartSection } from './chartSection.ts'

export interface ChartSections {
  section: ChartSection | null
  /** What the address said when the screen was opened. */
  first: ChartSection | null
  toggle: (section: ChartSection) => void
}

/** What is shown whole stands in the address: it is so again after a step back, and on a page that is loaded anew. */
export function useChartSection(): ChartSections {
  const navigate = useNavigate()
  const { section: said } = useSearch({ strict: false })
  const section = chartSection(said)
  const [first] = useState(section)
  const toggle = (next: ChartSection): void => {
    const search = ({ section: before, ...rest }: { section?: string | undefined }) =>
      before === next ? rest : { ...rest, section: next }
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { section, first, toggle }
}
