import type { SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { toggleCollapsed } from '@reprieve/domain/home/storedHome.ts'
import { wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useLayoutEffect } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { dismissQuickRecord } from '../records/localSaveLog.ts'
import { recordRouteId } from '../records/readRecords.ts'
import { useMomentText } from '../records/useMomentText.ts'
import { useSeverityWords } from '../records/useSeverityWords.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ListRow } from '../ui/layout/ListRow.tsx'
import { Badge } from '../ui/scale/Badge.tsx'
import { FoldButton } from './cards/CardHead.tsx'
import { HomeCardList, useQuestionsOffered } from './cards/HomeCardList.tsx'
import { useMedicationBars } from './cards/medicationBars.ts'
import { useMedicineDays } from './cards/medicineDays.ts'
import type { HomeContent, HomeParts, HomeSectionProps, SetHomeContent } from './homeContent.ts'
import { isRecentFolded, type RecentPlace } from './recentRecords.ts'
import { useHomeState, useHomeActions } from './useHomeActions.ts'
import './quickSaved.css'

const AREAS: readonly BrowserArea[] = [
  'medications',
  'conditions',
  'doses',
  'onboarding',
  'engagement',
  'guide',
  'questionnaires',
  'data',
  'settings',
  'sync',
]

const VIEWS: HomeContent['views'] = { cards: HomeCardList, fold: RecentFold, quick: QuickSaved }

interface LaterCardsProps {
  diary: Diary
  parts: HomeParts
  recentPlace: RecentPlace | null
  onBelow: SetHomeContent
}

/** Passes up what is below, which the first render of home does not wait for. */
export function LaterCards(props: LaterCardsProps) {
  useTextsReady(AREAS)
  return <Known {...props} />
}

/** All together: a part that appeared later would push the others from under a finger. [HOME-26] */
function Known({ diary, parts, recentPlace, onBelow }: LaterCardsProps) {
  const arrived = useHomeState(diary, { copyFacts: parts.signUp.facts, recentPlace })
  const known = [useQuestionsOffered(diary), useMedicationBars(diary), useMedicineDays(diary)]
  const isReady = known.every((part) => part !== null)
  useLayoutEffect(() => {
    if (!isReady || arrived === null) return
    onBelow({ ...arrived, views: VIEWS })
  }, [isReady, arrived, onBelow])
  return null
}

/** The heading of Recent Records, once the other cards are loaded. [HOME-15] */
function RecentFold({ title, diary, parts, below, onBelow }: HomeSectionProps & { title: string }) {
  const { change } = useHomeActions(diary, { copyFacts: parts.signUp.facts, onBelow })
  const fold = (): void => change((home) => toggleCollapsed(home, 'recent_records'))
  return <FoldButton title={title} isFolded={isRecentFolded(below)} onPress={fold} />
}

/** Records saved with only their number: once opened or dismissed, they are not offered again. [HOME-9] */
function QuickSaved({ diary, parts, below, onBelow }: HomeSectionProps) {
  const { settle } = useHomeActions(diary, { copyFacts: parts.signUp.facts, onBelow })
  return (
    <ul className="home-rows quick-rows">
      {below.quick.map((record) => (
        <QuickRow
          key={record.ref.clientId}
          diary={diary}
          record={record}
          onLeave={() => settle(() => dismissQuickRecord(diary, record.ref.clientId))}
        />
      ))}
    </ul>
  )
}

interface QuickRowProps {
  diary: Diary
  record: SavedRecord
  onLeave: () => void
}

function QuickRow({ diary, record, onLeave }: QuickRowProps) {
  const text = useText('home')
  const { spoken } = useSeverityWords()
  const when = useMomentText()
  const id = recordRouteId(record)
  // Without a server number it has no URL; it gets one with the next sync.
  if (id === undefined) return null
  const severity = record.severity === null ? null : wholeSeverity(record.severity)
  const title = when({ at: record.startsAt, offset: record.timeOffset })
  return (
    <li>
      <Link
        className="list-row"
        to={PATHS.recordEdit}
        params={{ id }}
        onClick={() => void dismissQuickRecord(diary, record.ref.clientId).catch(reportError)}
      >
        <ListRow
          icon={severity !== null && <Badge ramp="sev" value={severity} label={spoken(severity)} />}
          title={title}
          subtitle={text('quickSaved')}
          end={<span />}
        />
      </Link>
      <IconButton label={text('quickLeave', { 0: title })} icon={<Icon name="close" />} onPress={onLeave} />
    </li>
  )
}
