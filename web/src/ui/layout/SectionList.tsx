import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '../icons/Icon.tsx'
import { SpokenPause } from './ListRow.tsx'
import { Sheet } from '../overlays/Sheet.tsx'
import './sectionList.css'

export interface Section<Id extends string> {
  id: Id
  icon: ReactNode
  name: string
  /** A short summary of the content; null while the section is empty. */
  entered: string | null
}

interface SectionListProps<Id extends string> {
  label: string
  /** The screen reader text of the tick. */
  doneLabel: string
  sections: readonly Section<Id>[]
  current: Id
  onChoose: (id: Id) => void
}

/** Shown beside the editor on wide screens, in a sheet on a phone. */
export function SectionList<Id extends string>(props: SectionListProps<Id>) {
  const { label, doneLabel, sections, current, onChoose } = props
  return (
    <nav aria-label={label}>
      <ul className="section-list">
        {sections.map(({ id, icon, name, entered }) => (
          <li key={id}>
            <Button
              className="section-row"
              {...(id === current && { 'aria-current': 'step' })}
              onPress={() => onChoose(id)}
            >
              {icon}
              <span className="section-words">
                <span className="section-name">{name}</span>
                {entered !== null && (
                  <>
                    <SpokenPause />
                    <span className="section-entered">{entered}</span>
                  </>
                )}
              </span>
              {entered !== null && (
                <>
                  <Icon name="check" isSmall />
                  <SpokenPause />
                  <span className="unseen">{doneLabel}</span>
                </>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SectionDrawerProps<Id extends string> extends SectionListProps<Id> {
  isOpen: boolean
  closeLabel: string
  /** Below the rows: the button to save from here. */
  children?: ReactNode
  onClose: () => void
}

export function SectionSheet<Id extends string>(props: SectionDrawerProps<Id>) {
  const { isOpen, closeLabel, children, onClose, onChoose, ...list } = props
  const choose = (id: Id): void => {
    onClose()
    onChoose(id)
  }
  return (
    <Sheet isOpen={isOpen} title={list.label} closeLabel={closeLabel} onClose={onClose}>
      <SectionList {...list} onChoose={choose} />
      {children}
    </Sheet>
  )
}
