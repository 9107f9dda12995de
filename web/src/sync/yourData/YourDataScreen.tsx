import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTextsReady } from '../../settings/useTextsReady.ts'
import { Overview } from './Overview.tsx'
import { SECTIONS, sectionFrom, type SectionName } from './sections.tsx'
import './yourData.css'

const AREAS: readonly BrowserArea[] = ['data', 'sync', 'records', 'reflections', 'conditions', 'medications']

/** All about where the diary is stored: unsent and deleted entries, export and import. */
export function YourDataScreen() {
  useTextsReady(AREAS)
  const { section } = useSearch({ strict: false })
  const name = sectionFrom(section)
  const place = useFocusInSection(name)
  const Part = name === null ? Overview : SECTIONS[name]
  return (
    <div className="your-data" ref={place}>
      <Part />
    </div>
  )
}

/** Focuses the heading of a section, and then the row that led there, since the pressed link is gone. Not at first. */
function useFocusInSection(name: SectionName | null) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(name)
  useEffect(() => {
    const from = before.current
    if (from === name) return
    before.current = name
    const wanted = name === null ? `[data-section='${from}']` : 'h2'
    place.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [name])
  return place
}
