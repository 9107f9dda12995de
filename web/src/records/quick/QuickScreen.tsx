import { setRecordNote, setSeverity, wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { localNow } from '../../device/useNow.ts'
import { useEditSession } from '../../editing/useEditSession.ts'
import { PATHS } from '../../paths/paths.ts'
import { HintNote, useFirstUseHint } from '../../settings/hints/HintNote.tsx'
import { noteHintSeen } from '../../settings/hints/changeHints.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../../ui/layout/Screen.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import type { RecordEditorStart } from '../openRecord.ts'
import { recordForm, type RecordEditing, type SaveFault } from '../recordForm.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import { NumberPad } from './NumberPad.tsx'
import { restartQuickRecord, startQuickRecord, reopenQuickRecord } from './openQuickRecord.ts'
import { forceDarkWhileMounted, QUICK_TEXT_AREAS } from './quickFirstPaint.ts'
import { sharedText } from './sharedText.ts'
import { type QuickOffers, useQuickSaving } from './useQuickSaving.ts'
import './quick.css'

interface QuickRecordProps {
  diary: OpenDiary
  begun: RecordEditorStart
  /** The page was opened by another app's share. */
  isShared: boolean
  offers: QuickOffers | null
  /** False on a locked device (D16). */
  showsPast: boolean
  onTakenBack: (record: PainRecord) => void
}

function QuickRecord({ diary, begun, isShared, offers, showsPast, onTakenBack }: QuickRecordProps) {
  const text = useText('records')
  const common = useText('common')
  const { word, spoken } = useSeverityWords()
  const editor = useEditSession(diary, recordForm(diary, begun))
  const { value: record, change } = editor
  const arriving = useSharedNote(isShared, editor)
  const saving = useQuickSaving({ diary, editor, offers, onTakenBack })
  const [hasRoom] = useState(hasRoomForHint)
  // Shared text needs the room. [HINT-9]
  const screen = hasRoom && !isShared && begun.record.note === '' ? 'quick-record' : null
  const device = useDevice()
  const hint = useFirstUseHint(device, { hint: 'quick-record', screen })
  const { fault, saved } = saving
  const value = record.severity === null ? null : wholeSeverity(record.severity)
  const isSaved = saved !== null
  const save = (): void => {
    void noteHintSeen(device, 'quick-record')
    void saving.save()
  }
  const leave = { label: common('close'), sign: 'close', onLeave: () => void saving.goHome() } as const
  return (
    <Screen
      header={<ScreenHeader title={text(isSaved ? 'quickTitle' : 'howStrong')} leave={leave} />}
      footer={
        <ScreenFooter>
          {/* The same button before and after saving: the second press of a shaking hand does nothing. */}
          <Button
            kind="primary"
            label={isSaved ? text('quickDone') : text('saveNow')}
            busyLabel={text('saving')}
            isBusy={editor.isSaving}
            isDisabled={value === null || arriving === 'coming'}
            onPress={isSaved ? leave.onLeave : save}
          />
        </ScreenFooter>
      }
    >
      <div className="quick">
        {!isSaved && (
          <SharedNote
            arriving={arriving}
            note={record.note}
            onLeaveOut={() => change(setRecordNote(record, ''))}
          />
        )}
        {!isSaved && <HintNote hint={hint} text={text('hintQuick')} />}
        <div role="alert">{fault !== null && <Note kind="warn">{text(sentenceOf(fault))}</Note>}</div>
        <div role="status">{editor.isDraftLost && <Note kind="warn">{text('draftNotKept')}</Note>}</div>
        {/* The keys announce themselves: a second announcement would be noise. */}
        <p className="quick-value" data-unset={value === null} aria-hidden={!isSaved}>
          <span className="quick-number">{value ?? '–'}</span>
          <span className="quick-word">{value === null ? text('quickTap') : word(value)}</span>
        </p>
        {isSaved ? (
          showsPast && (
            <div className="quick-after">
              <p>{text('quickLater')}</p>
              <Button kind="quiet" label={text('quickDetails')} onPress={() => void saving.addDetails()} />
            </div>
          )
        ) : (
          <NumberPad
            label={text('severity')}
            spoken={spoken}
            value={value}
            onChange={(step) => change(setSeverity(record, step))}
          />
        )}
      </div>
    </Screen>
  )
}

const HINT_HEIGHT_PX = 750
const HINT_WIDTH_REM = 22

/** Only in a window this large is there room for a hint; if it is rotated later, quick.css hides the hint. [HINT-9] */
const hasRoomForHint = (): boolean =>
  innerHeight > HINT_HEIGHT_PX &&
  innerWidth > HINT_WIDTH_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const SENTENCES: Partial<Record<SaveFault, Key<'records'>>> = {
  'no-room': 'faultNoRoom',
  'storage-gone': 'faultStorageGone',
  'no-answer': 'faultNoAnswer',
  'note-too-long': 'faultNoteTooLong',
}

/** All other faults concern the clock: a quick record has only a number and a time. */
const sentenceOf = (fault: SaveFault): Key<'records'> => SENTENCES[fault] ?? 'faultTime'

interface SharedNoteProps {
  arriving: Arriving
  note: string
  onLeaveOut: () => void
}

/** Shows the shared text that will become the note before it is saved. [QUICK-2] */
function SharedNote({ arriving, note, onLeaveOut }: SharedNoteProps) {
  const text = useText('records')
  const label = useId()
  if (arriving === 'lost') return <Note kind="warn">{text('quickSharedLost')}</Note>
  // Its place is reserved before the text arrives: the keys below would move from under the thumb.
  if (arriving === 'over' && note === '') return null
  return (
    <section className="quick-note" aria-labelledby={label}>
      <h2 id={label}>{text('quickShared')}</h2>
      {/* Focusable, because it scrolls. */}
      <div className="quick-note-text" role="group" aria-labelledby={label} tabIndex={0}>
        {note}
      </div>
      <Button kind="text" label={text('quickLeaveOut')} isDisabled={note === ''} onPress={onLeaveOut} />
    </section>
  )
}

/** `lost`: something was shared but did not arrive. */
type Arriving = 'coming' | 'lost' | 'over'

/** Puts the shared text into the note, which is stored as a draft from then on: there is no other copy. [QUICK-7] */
function useSharedNote(
  isShared: boolean,
  { value: record, change }: Pick<RecordEditing, 'value' | 'change'>,
): Arriving {
  const [arriving, setArriving] = useState<Arriving>(isShared ? 'coming' : 'over')
  const receive = useEffectEvent((text: string) => {
    setArriving(text === '' ? 'lost' : 'over')
    if (text !== '') change(setRecordNote(record, text))
  })
  useEffect(() => {
    if (isShared) void sharedText.take().then(receive)
  }, [isShared])
  return arriving
}

/** Choose one number and save it. [QUICK-4] */
export function QuickScreen({ offers = null }: { offers?: QuickOffers | null }) {
  useTextsReady(QUICK_TEXT_AREAS)
  useLayoutEffect(forceDarkWhileMounted, [])
  return <BegunRecord offers={offers} />
}

function BegunRecord({ offers }: { offers: QuickOffers | null }) {
  const text = useText()
  const diary = useDiary()
  const { history } = useRouter()
  const showsPast = sessionDeviceState(useSession()) !== 'locked'
  const { from } = useSearch({ strict: false })
  // As it was when the page opened: the URL is cleaned up below.
  const [isShared] = useState(from === 'share')
  // On a locked device an earlier draft belongs to the past. [QUICK-6]
  const [kept] = useState(showsPast && !isShared ? history.location.state.draftId : undefined)
  const [begun, setBegun] = useState<RecordEditorStart | null>(() =>
    kept === undefined ? startQuickRecord(localNow()) : null,
  )
  useEffect(() => {
    if (kept !== undefined) void reopenQuickRecord(diary, kept, localNow()).then(setBegun)
  }, [diary, kept])

  const draftId = begun?.draftId
  const isFirst = begun?.record === begun?.opened
  useEffect(() => {
    if (draftId === undefined || history.location.pathname !== PATHS.recordQuick) return
    // A reload continues this draft and does not ask for the shared text again.
    history.replace(PATHS.recordQuick, { draftId }, { ignoreBlocker: true })
  }, [history, draftId])

  if (begun === null) return <Skeleton longText={text('waitingLong')} />
  return (
    <QuickRecord
      key={begun.draftId}
      diary={diary}
      begun={begun}
      isShared={isShared && isFirst}
      offers={offers}
      showsPast={showsPast}
      onTakenBack={(record) => void restartQuickRecord(diary, record, localNow()).then(setBegun)}
    />
  )
}
