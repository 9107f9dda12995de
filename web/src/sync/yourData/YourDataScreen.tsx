import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef, useState } from 'react'
import { useDiary } from '../../access/diary.ts'
import { clearsUnusedSites, isStoragePersistent } from '../../device/browserStorage.ts'
import { Link } from '../../navigation/Link.tsx'
import { useSearch } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { DiaryIcon, type DiaryIconName } from '../../ui/icons/DiaryIcon.tsx'
import { ListCard, ListRow } from '../../ui/layout/ListRow.tsx'
import { lazyComponent, type LazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { countTrash, TRASH_CHANGES } from '../trash/findTrash.ts'
import { countWaiting, WAITING_CHANGES } from '../waiting/findWaiting.ts'
import { useSectionData } from './LoadedSection.tsx'
import { SyncCard } from './SyncCard.tsx'
import './yourData.css'

/** The possible values of `?section=`. */
type SectionName = 'waiting' | 'trash' | 'export' | 'import' | 'csv' | 'health'

/** The sections behind the overview, each in its own chunk. */
const SECTIONS: Record<SectionName, LazyComponent<object>> = {
  waiting: lazyComponent(() => import('../waiting/WaitingPart.tsx'), 'WaitingPart'),
  trash: lazyComponent(() => import('../trash/TrashPart.tsx'), 'TrashPart'),
  export: lazyComponent(() => import('../transfer/ExportPart.tsx'), 'ExportPart'),
  import: lazyComponent(() => import('../transfer/ImportPart.tsx'), 'ImportPart'),
  csv: lazyComponent(() => import('../transfer/CsvPart.tsx'), 'CsvPart'),
  health: lazyComponent(() => import('../healthData/HealthDataPart.tsx'), 'HealthDataPart'),
}

const sectionFrom = (said: unknown): SectionName | null =>
  typeof said === 'string' && Object.hasOwn(SECTIONS, said) ? (said as SectionName) : null

const WAITING = { kinds: WAITING_CHANGES, find: countWaiting }
const TRASH = { kinds: TRASH_CHANGES, find: countTrash }

/** Where the diary is stored by now, and links to all that can be done with it. */
function Overview() {
  const text = useText('data')
  const diary = useDiary()
  const { seen: waiting } = useSectionData(diary, WAITING)
  const { seen: trash } = useSectionData(diary, TRASH)
  return (
    <>
      <SyncCard />
      <ListCard label={text('overviewSections')}>
        <SectionRow
          section="waiting"
          icon="clock"
          title={text('waitingTitle')}
          about={waiting.is === 'read' ? text('overviewWaiting', { count: waiting.value }) : undefined}
        />
        <SectionRow
          section="trash"
          icon="trash"
          title={text('trashTitle')}
          about={trash.is === 'read' ? text('overviewTrash', { count: trash.value }) : undefined}
        />
        <SectionRow
          section="export"
          icon="arrowUp"
          title={text('overviewExport')}
          about={text('overviewExportAbout')}
        />
        <SectionRow
          section="import"
          icon="arrowDown"
          title={text('overviewImport')}
          about={text('overviewImportAbout')}
        />
        <SectionRow section="csv" icon="list" title={text('overviewCsv')} about={text('overviewCsvAbout')} />
        <SectionRow
          section="health"
          icon="wave"
          title={text('healthTitle')}
          about={text('overviewHealthAbout')}
        />
      </ListCard>
      <KeptByBrowser />
    </>
  )
}

interface SectionRowProps {
  section: SectionName
  icon: DiaryIconName
  title: string
  about: string | undefined
}

function SectionRow({ section, icon, title, about }: SectionRowProps) {
  return (
    <Link className="list-row" data-section={section} to={PATHS.yourData} search={{ section }}>
      <ListRow icon={<DiaryIcon name={icon} />} title={title} subtitle={about} />
    </Link>
  )
}

const KEPT: Record<Persisted, Key<'data'>> = {
  yes: 'overviewKeptYes',
  no: 'overviewKeptNo',
  unknown: 'overviewKeptUnknown',
}

function KeptByBrowser() {
  const text = useText('data')
  const persisted = usePersisted()
  // The data of an account comes back at the next login.
  const isClearedUnused = useDiary().who.is === 'anonymous' && clearsUnusedSites()
  return (
    <section className="card your-data-section">
      <h2>{text('overviewKept')}</h2>
      <p role="status">{persisted !== null && text(KEPT[persisted])}</p>
      {isClearedUnused && <p>{text('overviewKeptUnused')}</p>}
    </section>
  )
}

type Persisted = 'yes' | 'no' | 'unknown'

/** Whether the browser has promised not to delete the diary when the disk is full; null until it has answered. */
function usePersisted(): Persisted | null {
  const [persisted, setPersisted] = useState<Persisted | null>(null)
  useEffect(() => {
    void isStoragePersistent().then((isKept) =>
      setPersisted(isKept === null ? 'unknown' : isKept ? 'yes' : 'no'),
    )
  }, [])
  return persisted
}

const AREAS: readonly BrowserArea[] = ['data', 'sync', 'records', 'reflections', 'conditions', 'medications']

/** All about where the diary is stored: unsent and deleted entries, export and import. */
export function YourDataScreen() {
  useTextsReady(AREAS)
  const { section } = useSearch()
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
