import {
  ADVANCED_SECTIONS,
  checkedOf,
  toggleSection,
  type ReportOptions,
  type Section,
} from '@reprieve/domain/reports/reportOptions.ts'
import type { Overlay } from '@reprieve/domain/results/calendar/overlays.ts'
import { useId, type ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { useText } from '../settings/words.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tag } from '../ui/Tag.tsx'

export type SetOptions = (next: (options: ReportOptions) => ReportOptions) => void

export interface SectionDrawerProps {
  section: Section
  options: ReportOptions
  /** The overlays of a calendar for which none were chosen. */
  overlays: readonly Overlay[]
  /** The section costs this person a credit. */
  takesCredit: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: SetOptions
  children: ReactNode
}

export const isAdvancedSection = (section: Section): boolean =>
  ADVANCED_SECTIONS.some((one) => one === section)

/** A checkbox includes the section; its options open below on demand. [REP-8, REP-9] */
export function SectionDrawer(props: SectionDrawerProps) {
  const { section, options, overlays, takesCredit, isOpen, onOpen, onChange, children } = props
  const text = useText('reports')
  const id = useId()
  const { checked, total } = checkedOf(options, section)
  const state = text('sectionsChecked', { 0: checked, 1: total })
  const isOn = options.isOn[section]
  return (
    <li className="report-section" data-section={section}>
      <div className="report-section-head">
        <Checkbox
          label={text(section)}
          isChecked={isOn}
          onChange={() => onChange((now) => toggleSection(now, section, overlays))}
        />
        {takesCredit && isOn && <Tag kind="warn" label={text('usesCredit')} />}
        <Button
          className="report-section-open"
          aria-label={text('sectionState', { section: text(section), state })}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => onOpen(!isOpen)}
        >
          <span>{state}</span>
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
        </Button>
      </div>
      <div id={id} className="report-section-body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}
