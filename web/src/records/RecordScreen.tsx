import { newClientId } from '@reprieve/contract/ids.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { SectionId } from '@reprieve/domain/records/usedSections.ts'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { localNow } from '../device/useNow.ts'
import { Link } from '../navigation/Link.tsx'
import { useLocation, useNavigate, useParams, useRouter, useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { RecordEditor } from './RecordEditor.tsx'
import {
  RecordOffersContext,
  useRecordOffers,
  readOfferedUses,
  type RecordOffers,
} from './offers/recordOffers.ts'
import { startNewRecord, openRecord, type RecordOpenOutcome, type RecordOpenRequest } from './openRecord.ts'
import { isRecordPath, removeCopyParam } from './recordHistoryState.ts'
import { parseSectionId } from './sections/recordSections.ts'

const AREAS: readonly BrowserArea[] = ['records', 'scale', 'listItems']

/** For a new record, a saved one and a draft. */
export function RecordScreen({ offers = null }: { offers?: RecordOffers | null }) {
  useTextsReady(AREAS)
  return (
    <RecordOffersContext value={offers}>
      <AskedRecord />
    </RecordOffersContext>
  )
}

type AskedFor = Record<'id' | 'copy' | 'kept', string | undefined>

/** What the URL asks for. While another screen loads, the URL is already that screen's: then the last value stays. */
function useAsked(): AskedFor {
  const isHere = useLocation({ select: ({ pathname }) => isRecordPath(pathname) })
  const kept = useLocation({ select: ({ state }) => state.draftId })
  const copyOf = useLocation({ select: ({ state }) => state.copyOf })
  const { id: inPath } = useParams()
  const { id: inSearch, copy } = useSearch()
  const now = { id: inPath ?? inSearch, copy: copy ?? copyOf, kept }
  const [asked, setAsked] = useState(now)
  const isSame = asked.id === now.id && asked.copy === now.copy && asked.kept === now.kept
  if (isHere && !isSame) setAsked(now)
  return isHere ? now : asked
}

function AskedRecord() {
  const { history } = useRouter()
  const { id, copy, kept } = useAsked()
  const showsPast = sessionDeviceState(useSession()) !== 'locked'
  const [fresh] = useState(() => newClientId(Date.now()))
  // On a locked device an earlier draft belongs to the past and its id must not be overwritten; the draft that was
  // being written when the session ended stays on the screen (D16).
  const [open, setOpen] = useState(showsPast ? kept : undefined)
  if (showsPast && open !== kept) setOpen(kept)
  const draftId = open ?? fresh
  const isOpen = showsPast || open !== undefined

  useEffect(() => {
    const { pathname, href } = history.location
    if (kept !== undefined || !isRecordPath(pathname)) return
    const entry = { draftId: fresh, ...(copy !== undefined && { copyOf: copy }) }
    history.replace(removeCopyParam(href), entry, { ignoreBlocker: true })
  }, [history, kept, copy, fresh])

  const goOn = useCallback(
    (begunBefore: string): void =>
      history.replace(history.location.href, { draftId: begunBefore }, { ignoreBlocker: true }),
    [history],
  )

  return (
    <OpenedRecord
      key={`${id} ${draftId}`}
      asked={{ id, draftId, ...(isOpen && { copyOf: copy, start: history.location.state.start }) }}
      isFresh={draftId === fresh}
      showsPast={showsPast}
      onGoOn={goOn}
    />
  )
}

interface OpenedRecordProps {
  asked: RecordOpenRequest
  isFresh: boolean
  showsPast: boolean
  onGoOn: (draftId: string) => void
}

function OpenedRecord({ asked, isFresh, showsPast, onGoOn }: OpenedRecordProps) {
  const { id, copyOf, draftId } = asked
  // Read once: from then on the editor itself holds the start.
  const [start] = useState(asked.start)
  const diary = useDiary()
  const text = useText()
  const navigate = useNavigate()
  const { section } = useSearch()
  const goTo = useCallback(
    (next: SectionId): void =>
      void navigate({ to: '.', search: (before) => ({ ...before, section: next }), state: true }),
    [navigate],
  )
  const isNew = id === undefined && copyOf === undefined && isFresh
  // As it was when the page opened: a session that ends meanwhile must not open the record again.
  const offered = useRecordOffers()
  const [offers] = useState(offered)
  // Without offers a new record needs no read: a person in pain can write immediately.
  const isThereAtOnce = isNew && offers === null
  const [opened, setOpened] = useState<RecordOpenOutcome | null>(() =>
    isThereAtOnce ? { is: 'here', begun: startNewRecord({ draftId }, localNow()) } : null,
  )
  const [failed, setFailed] = useState<{ fault: unknown } | null>(null)
  useEffect(() => {
    if (isThereAtOnce) return
    const now = localNow()
    const uses = () => readOfferedUses(offers, now.at)
    const open = async (): Promise<RecordOpenOutcome> =>
      isNew
        ? { is: 'here', begun: startNewRecord({ draftId, uses: await uses() }, now) }
        : openRecord(diary, { id, copyOf, draftId, start, uses }, now)
    open().then(setOpened, (fault) => setFailed({ fault }))
  }, [diary, id, copyOf, draftId, start, isNew, isThereAtOnce, offers])

  const isSavedAlready = opened?.is === 'saved-already'
  const beginAnother = useEffectEvent(() => onGoOn(newClientId(Date.now())))
  useEffect(() => {
    if (isSavedAlready) beginAnother()
  }, [isSavedAlready])

  if (failed !== null) throw failed.fault
  if (opened === null || opened.is === 'saved-already') return <Skeleton longText={text('waitingLong')} />
  if (opened.is === 'not-here') return <RecordNotHere />
  return (
    <RecordEditor
      diary={diary}
      begun={opened.begun}
      section={parseSectionId(section)}
      onSection={goTo}
      showsPast={showsPast}
      onGoOn={onGoOn}
    />
  )
}

/** Shown for the URL of a record that was deleted, or that is on another device and not on this one yet. */
function RecordNotHere() {
  const text = useText()
  const records = useText('records')
  return (
    <div className="narrow record-not-here">
      <h1>{records('editTitle')}</h1>
      <EmptyState title={records('notHereTitle')} text={records('notHereText')}>
        <Link className="button primary" to={PATHS.home}>
          {text('backHome')}
        </Link>
      </EmptyState>
    </div>
  )
}
