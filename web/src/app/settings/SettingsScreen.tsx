import { sectionFrom, type OpenedSection } from '@reprieve/domain/settings/settingsSections.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { version } from '../../../package.json'
import { Link } from '../../navigation/Link.tsx'
import { useSearch } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useFocusFallback } from '../../settings/useFocusFallback.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'
import { useIsWide } from '../../ui/layout/useIsWide.ts'
import { LoadingSkeleton } from '../frame/fallbacks.tsx'
import { type NamedSection, SETTINGS_PARTS, useSettingsSections } from './settingsSections.tsx'
import '../profile/profile.css'
import '../../ui/layout/sectionList.css'
import './settings.css'

const AREAS: readonly BrowserArea[] = [
  'settings',
  'institutions',
  'lock',
  'home',
  'account',
  'profile',
  'data',
  'records',
]

export function SettingsScreen() {
  useTextsReady(AREAS)
  return <Settings />
}

/** The sections side by side on wide screens, otherwise one at a time. [SET-10] */
function Settings() {
  const text = useText('settings')
  const isWide = useIsWide()
  const sections = useSettingsSections()
  const { section } = useSearch()
  const asked = sectionFrom(
    section,
    sections.map(({ id }) => id),
  )
  const shown = asked ?? (isWide ? 'general' : null)
  const place = useFocusInSection(asked)
  return (
    <div className="settings" ref={place}>
      {isWide ? (
        <div className="settings-wide">
          <aside className="card">
            <SectionLinks sections={sections} current={shown} />
          </aside>
          <Part section={shown} sections={sections} />
        </div>
      ) : shown === null ? (
        <SectionRows sections={sections} />
      ) : (
        <>
          <Link className="button text settings-back" to={PATHS.settings}>
            <Icon name="back" isSmall />
            {text('back')}
          </Link>
          <Part section={shown} sections={sections} />
        </>
      )}
      {(isWide || shown === null) && <p className="settings-version">{text('version', { 0: version })}</p>}
    </div>
  )
}

interface PartProps {
  section: OpenedSection | null
  sections: readonly NamedSection[]
}

function Part({ section, sections }: PartProps) {
  const place = useRef<HTMLElement>(null)
  useFocusFallback(place)
  const Shown = section === null ? undefined : SETTINGS_PARTS[section]
  if (Shown === undefined) return null
  return (
    <section className="card settings-section" ref={place}>
      {/* Focusable by script: screen readers start reading a new section here. */}
      <h2 tabIndex={-1}>{sections.find(({ id }) => id === section)?.name}</h2>
      <Suspense fallback={<LoadingSkeleton />}>
        <Shown />
      </Suspense>
    </section>
  )
}

/** Focuses the heading of a section, and on return its row: the pressed element is gone. Not at the first opening. */
function useFocusInSection(asked: OpenedSection | null) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(asked)
  useEffect(() => {
    const from = before.current
    if (from === asked) return
    before.current = asked
    const wanted = asked === null ? `[data-section='${from}']` : 'h2'
    place.current?.querySelector<HTMLElement>(wanted)?.focus()
  }, [asked])
  return place
}

interface ListProps {
  sections: readonly NamedSection[]
}

/** On a phone: a row for each section, with a summary. */
function SectionRows({ sections }: ListProps) {
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
function SectionLinks({ sections, current }: ListProps & { current: string | null }) {
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
