import type { QuestionnaireList } from '@reprieve/contract/questionnaires/listWire.ts'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { type OpenDiary, useDiary } from '../access/diary.ts'
import { useAsk } from '../api/useAsk.ts'
import { deviceOffsetAt, useNow } from '../device/useNow.ts'
import { JoinByCodeLink } from '../institutions/HaveCode.tsx'
import { institutionNumber } from '../institutions/knownInstitutions.ts'
import { useKnownInstitutions } from '../institutions/useInstitutions.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { useText } from '../text/useText.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { ListCards } from './ListCards.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { PastQuestionnaires, QuestionnaireGroup } from './PastQuestionnaires.tsx'
import { useQuestionnaireDrafts, type QuestionnaireDraftsState } from './draftsTable.ts'
import { fetchQuestionnaires, type QuestionnaireFetchOutcome } from './fetchQuestionnaires.ts'
import { readStoredQuestionnaires } from './listTable.ts'
import { countToComplete, clampToServerTime, type QuestionnaireDeviceFacts } from './todaysQuestionnaires.ts'

interface ListInUse {
  /** Null: not on this device yet. */
  list: QuestionnaireList | null
  /** The result of the last request; null while it runs. */
  asked: QuestionnaireFetchOutcome | null
  load: () => void
}

const watchList = perDiary((diary: Diary): WatchedRead<QuestionnaireList | null> =>
  watch(diary.doorbell, [SERVER_COPIES], () => readStoredQuestionnaires(diary)),
)

/** Returns the stored list immediately, and loads it again. */
function useList(diary: Diary): ListInUse {
  const ask = useAsk()
  const { subscribe, current } = watchList(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<QuestionnaireFetchOutcome | null>(null)
  if (seen.is === 'failed') throw seen.fault
  const learn = (): void => void fetchQuestionnaires(diary, ask).then(setAsked, () => setAsked('failed'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  return {
    list: seen.is === 'read' ? seen.value : null,
    asked: seen.is === 'loading' ? null : asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}

/** What is requested of the person, by institution, and what they may take on their own. [QST-30] */
export function ListScreen({ only }: { only: string | undefined }) {
  const diary = useDiary()
  const shell = useText()
  const drafts = useQuestionnaireDrafts(diary)
  const { list, asked, load } = useList(diary)
  const institutions = useKnownInstitutions()
  const number = only && institutionNumber(institutions, only)
  if (list !== null && drafts.isKnown) {
    return (
      <>
        <OldList asked={asked} onRetry={load} />
        <Parts diary={diary} list={onlyOf(list, number)} all={list} drafts={drafts} />
      </>
    )
  }
  if (asked === null || asked === 'learned') return <Skeleton longText={shell('waitingLong')} />
  return <NotLoaded why={asked === 'away' ? 'away' : 'failed'} onRetry={load} />
}

/** If the address names an institution, only its part. */
function onlyOf(list: QuestionnaireList, only: string | undefined): QuestionnaireList {
  const institutions = list.institutions.filter(({ institution }) => String(institution) === only)
  return institutions.length === 0 ? list : { ...list, institutions, own: [], answered: [] }
}

function OldList({ asked, onRetry }: Pick<ListInUse, 'asked'> & { onRetry: () => void }) {
  const text = useText('questionnaires')
  if (asked === 'failed' || asked === 'not-here') return <NotLoaded why="failed" onRetry={onRetry} />
  return (
    <div role="status">
      {asked === 'away' && (
        <Note kind="info" icon={<Icon name="cloudOff" />}>
          {text('lastTold')}
        </Note>
      )}
    </div>
  )
}

interface PartsProps {
  diary: OpenDiary
  list: QuestionnaireList
  /** Includes what is not shown at this address. */
  all: QuestionnaireList
  drafts: QuestionnaireDraftsState
}

function Parts({ diary, list, all, drafts }: PartsProps) {
  const text = useText('questionnaires')
  const here: QuestionnaireDeviceFacts = {
    drafts: drafts.value,
    now: clampToServerTime(useNow(), list, deviceOffsetAt),
    offsetAt: deviceOffsetAt,
  }
  const { institutions, own } = list
  return (
    <>
      {/* No requests: a person who expects one may be logged in to another account. [QST-36] */}
      {institutions.length === 0 && (
        <>
          <Note kind="info">{text('checkAccount')}</Note>
          <JoinByCodeLink />
        </>
      )}
      {institutions.map((one) => (
        <QuestionnaireGroup
          key={one.institution}
          title={one.name}
          about={text('countToComplete', {
            0: countToComplete({ ...list, institutions: [one] }, here),
          })}
        >
          <ListCards rows={one.rows} here={here} />
        </QuestionnaireGroup>
      ))}
      {own.length > 0 && (
        <QuestionnaireGroup title={text('own')} about={text('ownAbout')}>
          <ListCards rows={own} here={here} />
        </QuestionnaireGroup>
      )}
      {list === all && <PastQuestionnaires diary={diary} list={all} drafts={drafts} />}
    </>
  )
}
