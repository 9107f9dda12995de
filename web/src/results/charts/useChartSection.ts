import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { chartSection, type ChartSection } from './chartSection.ts'

export interface ChartSections {
  section: ChartSection | null
  /** The section in the address when the screen was opened. */
  first: ChartSection | null
  toggle: (section: ChartSection) => void
}

/** The expanded section is in the address, so that it survives going back and a reload. */
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
