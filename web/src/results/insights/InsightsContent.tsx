import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import type { ContentProps, Results } from '../useResults.ts'
import { CategoryPart } from './CategoryPart.tsx'
import { ComparePart } from './ComparePart.tsx'
import './insights.css'
import { insightSection, type InsightSection } from './insightSection.ts'
import { WholePart } from './WholePart.tsx'

const AREAS: readonly BrowserArea[] = ['insights', 'picture']

export function InsightsContent(props: ContentProps) {
  useTextsReady(AREAS)
  return <Insights {...props} />
}

function Insights({ results }: ContentProps) {
  const { section } = useSearch({ strict: false })
  return <InsightPart section={insightSection(section)} results={results} />
}

interface InsightPartProps {
  section: InsightSection
  results: Results
}

/** Opening a section moves the focus to its title, because the control that was pressed is gone. */
function InsightPart({ section, results }: InsightPartProps) {
  const place = useRef<HTMLDivElement>(null)
  const name = section.is === 'list' ? section.list : section.is
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    place.current?.querySelector<HTMLElement>('h2')?.focus()
  }, [name])
  return (
    <div className="insight-parts" ref={place}>
      {partOf(section, results)}
    </div>
  )
}

function partOf(section: InsightSection, results: Results): ReactNode {
  switch (section.is) {
    case 'list':
      return <CategoryPart list={section.list} results={results} />
    case 'compare':
      return <ComparePart section={section} results={results} />
    case 'all':
      return <WholePart results={results} />
  }
}
