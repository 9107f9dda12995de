import { readReflectionDay } from '@reprieve/domain/reflections/reflection.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useEffect, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { localNow } from '../device/useNow.ts'
import { Link } from '../navigation/Link.tsx'
import { useLocation, useNavigate, useParams, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { ReflectionEditor } from './ReflectionEditor.tsx'
import {
  startLockedReflection,
  openReflection,
  type ReflectionOpenOutcome,
  type ReflectionOpenRequest,
} from './openReflection.ts'

declare module '../navigation/historyState.ts' {
  interface HistoryState {
    /** The reflection opened by itself, after a record was saved. */
    isOffered?: boolean
  }
}

const AREAS: readonly BrowserArea[] = ['reflections', 'records', 'scale', 'listItems', 'lists']

/** For the reflection of a day, a saved one and a draft. */
export function ReflectionScreen() {
  useTextsReady(AREAS)
  return <AskedReflection />
}

function AskedReflection() {
  const { id } = useParams()
  const { date } = useSearch()
  const draftId = useLocation({ select: ({ state }) => state.draftId })
  const showsPast = sessionDeviceState(useSession()) !== 'locked'
  const day = readReflectionDay(date, localNow())
  const key = `${id} ${day} ${draftId}`
  return <OpenedReflection key={key} asked={{ id, day, draftId }} showsPast={showsPast} />
}

function OpenedReflection({ asked, showsPast }: { asked: ReflectionOpenRequest; showsPast: boolean }) {
  const diary = useDiary()
  const text = useText()
  const navigate = useNavigate()
  const isOffered = useLocation({ select: ({ state }) => state.isOffered === true })
  const [first] = useState(asked)
  const [opened, setOpened] = useState<ReflectionOpenOutcome | null>(null)
  const [failed, setFailed] = useState<{ fault: unknown } | null>(null)
  // A new reflection stays open when the session ends; a saved one then belongs to the past (D16).
  const isOfPast = opened?.is === 'here' && opened.begun.opened.ref.kind === 'saved'
  if (!showsPast && (opened === null || isOfPast)) {
    setOpened({ is: 'here', begun: startLockedReflection(first, localNow()) })
  }
  const isToRead = showsPast && opened === null
  useEffect(() => {
    if (!isToRead) return
    openReflection(diary, first, localNow()).then(setOpened, (fault) => setFailed({ fault }))
  }, [diary, first, isToRead])

  const openDay = (date: LocalDay): void => {
    // If the URL already has that day, navigating does nothing, so the day is read again here.
    if (date === first.day) setOpened(null)
    void navigate({
      to: PATHS.reflectionCreate,
      search: { date },
      state: { isOffered },
      replace: true,
      ignoreBlocker: true,
    })
  }

  if (failed !== null) throw failed.fault
  if (opened === null) {
    return (
      <div className="reflection">
        <Skeleton longText={text('waitingLong')} />
      </div>
    )
  }
  if (opened.is === 'not-here') return <ReflectionNotHere />
  const { begun } = opened
  return (
    <ReflectionEditor
      key={begun.draftId}
      diary={diary}
      begun={begun}
      isReopened={first.id === undefined && begun.opened.ref.kind === 'saved'}
      isOffered={isOffered}
      showsPast={showsPast}
      onDay={openDay}
    />
  )
}

/** Shown for the URL of a reflection that was deleted, or that is on another device and not on this one yet. */
function ReflectionNotHere() {
  const text = useText()
  const reflections = useText('reflections')
  const records = useText('records')
  return (
    <div className="narrow record-not-here">
      <h1>{reflections('title')}</h1>
      <EmptyState title={reflections('notHereTitle')} text={records('notHereText')}>
        <Link className="button primary" to={PATHS.home}>
          {text('backHome')}
        </Link>
      </EmptyState>
    </div>
  )
}
