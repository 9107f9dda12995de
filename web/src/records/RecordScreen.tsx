import { newClientId } from '@reprieve/contract/ids.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useText } from '../settings/words.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { begunAnew, openRecord, type Asked, type Opened } from './openRecord.ts'
import { RecordEditor } from './RecordEditor.tsx'
import { RecordNotHere } from './RecordNotHere.tsx'
import { sectionFrom } from './recordSections.ts'
import { localNow } from '../device/useNow.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is being written in this entry of the browser's history: a reload goes on with it. */
    draftId?: string
  }
}

/** Where the addresses of this screen begin. */
const RECORDS = '/records/'
const AREAS: readonly BrowserArea[] = ['records', 'scale', 'listItems']

/** For a new record, one of the diary, and one that was begun before. */
export function RecordScreen() {
  useTextsReady(AREAS)
  return <AskedRecord />
}

/** What the address asks for. While another screen is on its way it is that one's already: then what it was stays. */
function useAsked(): { id: string | undefined; copy: string | undefined; kept: string | undefined } {
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith(RECORDS) })
  const kept = useLocation({ select: ({ state }) => state.draftId })
  const { id: inPath } = useParams({ strict: false })
  const { id: inSearch, copy } = useSearch({ strict: false })
  const now = { id: inPath ?? inSearch, copy, kept }
  const [asked, setAsked] = useState(now)
  const isSame = asked.id === now.id && asked.copy === now.copy && asked.kept === now.kept
  if (isHere && !isSame) setAsked(now)
  return isHere ? now : asked
}

function AskedRecord() {
  const { history } = useRouter()
  const { id, copy, kept } = useAsked()
  const showsPast = stateOf(useSession()) !== 'locked'
  const [fresh] = useState(() => newClientId(Date.now()))
  // On a locked device an earlier draft is of the past, and its id must not be written over either; the one that was
  // being written when the session ended stays on the screen (D16).
  const [open, setOpen] = useState(showsPast ? kept : undefined)
  if (showsPast && open !== kept) setOpen(kept)
  const draftId = open ?? fresh

  useEffect(() => {
    const isHere = history.location.pathname.startsWith(RECORDS)
    if (kept === undefined && isHere)
      history.replace(history.location.href, { draftId: fresh }, { ignoreBlocker: true })
  }, [history, kept, fresh])

  const goOn = (begunBefore: string): void =>
    history.replace(history.location.href, { draftId: begunBefore }, { ignoreBlocker: true })

  return (
    <OpenedRecord
      key={`${id} ${draftId}`}
      asked={{ id, copyOf: copy, draftId }}
      isFresh={draftId === fresh}
      showsPast={showsPast}
      onGoOn={goOn}
    />
  )
}

interface OpenedRecordProps {
  asked: Asked
  isFresh: boolean
  showsPast: boolean
  onGoOn: (draftId: string) => void
}

function OpenedRecord({ asked: { id, copyOf, draftId }, isFresh, showsPast, onGoOn }: OpenedRecordProps) {
  const diary = useDiary()
  const text = useText()
  const navigate = useNavigate()
  const { section } = useSearch({ strict: false })
  const isNew = id === undefined && copyOf === undefined && isFresh
  // Nothing has to be read for a new one: who is in pain writes at once.
  const [opened, setOpened] = useState<Opened | null>(() =>
    isNew ? { is: 'here', begun: begunAnew(draftId, localNow()) } : null,
  )
  const [failed, setFailed] = useState<{ fault: unknown } | null>(null)
  useEffect(() => {
    if (!isNew)
      openRecord(diary, { id, copyOf, draftId }, localNow()).then(setOpened, (fault) => setFailed({ fault }))
  }, [diary, id, copyOf, draftId, isNew])

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
      section={sectionFrom(section)}
      onSection={(next) =>
        void navigate({ to: '.', search: (before) => ({ ...before, section: next }), state: true })
      }
      showsPast={showsPast}
      onGoOn={onGoOn}
    />
  )
}
