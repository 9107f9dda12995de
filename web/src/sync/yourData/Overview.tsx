import type { Key } from '@reprieve/locales/words.ts'
import { Link } from '@tanstack/react-router'
import { useDiary } from '../../access/diary.ts'
import { PATHS } from '../../app/paths.ts'
import { clearsUnusedSites } from '../../device/clearsUnused.ts'
import { useText } from '../../settings/words.tsx'
import { DiaryIcon, type DiaryIconName } from '../../ui/DiaryIcon.tsx'
import { ListCard, ListRow } from '../../ui/ListRow.tsx'
import { countTrash, TRASH_RINGS } from '../trash/trashWatch.ts'
import { countWaiting, WAITING_RINGS } from '../waiting/waitingWatch.ts'
import { SyncCard } from './SyncCard.tsx'
import type { SectionName } from './sections.tsx'
import { useFound } from './useFound.ts'
import { usePersisted, type Persisted } from './usePersisted.ts'

const WAITING = { kinds: WAITING_RINGS, find: countWaiting }
const TRASH = { kinds: TRASH_RINGS, find: countTrash }

/** Where the diary is stored by now, and links to all that can be done with it. */
export function Overview() {
  const text = useText('data')
  const diary = useDiary()
  const { seen: waiting } = useFound(diary, WAITING)
  const { seen: trash } = useFound(diary, TRASH)
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
