import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon } from '../../ui/DiaryIcon.tsx'
import { ListCard, ListRow } from '../../ui/ListRow.tsx'
import '../../ui/sectionList.css'
import { PATHS } from '../paths.ts'
import type { NamedSection } from './useSettingsSections.tsx'

interface ListProps {
  sections: readonly NamedSection[]
}

/** On a phone: a row for each section, with a summary. */
export function SectionRows({ sections }: ListProps) {
  const text = useText('settings')
  return (
    <ListCard label={text('sections')}>
      {sections.map(({ id, icon, name, about }) => (
        <To key={id} section={id} className="list-row">
          <ListRow icon={<DiaryIcon name={icon} />} title={name} subtitle={about} />
        </To>
      ))}
    </ListCard>
  )
}

/** On wide screens: links beside the open section. */
export function SectionLinks({ sections, current }: ListProps & { current: string | null }) {
  const text = useText('settings')
  return (
    <nav aria-label={text('sections')}>
      <ul className="section-list">
        {sections.map(({ id, icon, name }) => (
          <li key={id}>
            <To section={id} className="section-row" isCurrent={id === current}>
              <DiaryIcon name={icon} />
              <span className="section-words section-name">{name}</span>
            </To>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ToProps {
  section: NamedSection['id']
  className: string
  /** Given when the sections are side by side: then opening one replaces the other in the history. */
  isCurrent?: boolean
  children: ReactNode
}

function To({ section, className, isCurrent, children }: ToProps) {
  if (section === 'reminders')
    return (
      <Link className={className} to={PATHS.notifications}>
        {children}
      </Link>
    )
  return (
    <Link
      className={className}
      data-section={section}
      to={PATHS.settings}
      search={{ section }}
      replace={isCurrent !== undefined}
      aria-current={isCurrent === true ? 'page' : undefined}
    >
      {children}
    </Link>
  )
}
