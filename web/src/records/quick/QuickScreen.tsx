import { setRecordNote, setSeverity, wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { type OpenDiary, useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useDevice } from '../../access/useDevice.ts'
import { localNow } from '../../device/useNow.ts'
import { useEditSession } from '../../editing/useEditSession.ts'
import { useNavigate, useSearch } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { HintNote, useFirstUseHint } from '../../settings/hints/HintNote.tsx'
import { noteHintSeen } from '../../settings/hints/changeHints.ts'
import { partWhenLoaded } from '../../text/partWhenLoaded.tsx'
import { usePrefetchTexts, useText, useTextsReady } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../../ui/layout/Screen.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { EpisodesPlace } from '../episodes/EpisodesPlace.tsx'
import { useGoingOnDefault } from '../episodes/startsGoingOn.ts'
import type { RecordEditorStart } from '../openRecord.ts'
import { recordForm, type RecordEditing } from '../recordForm.ts'
import { useSeverityWords } from '../useSeverityWords.ts'
import { NumberPad } from './NumberPad.tsx'
import { restartQuickRecord } from './openQuickRecord.ts'
import { quickFaultKey } from './quickFaultKey.ts'
import { forceDarkWhileMounted, QUICK_TEXT_AREAS } from './quickFirstPaint.ts'
import { sharedText } from './sharedText.ts'
import { type QuickOffers, useQuickSaving } from './useQuickSaving.ts'
import { useQuickStart } from './useQuickStart.ts'
import './quick.css'

const LazyStillGoingOn = lazyComponent(() => import('../episodes/StillGoingOn.tsx'), 'StillGoingOn')
const StillGoingOn = partWhenLoaded(LazyStillGoingOn, ['episodes'])
const GoingOnChip = partWhenLoaded(
  lazyComponent(() => import('../episodes/TimingEpisode.tsx'), 'GoingOnChip'),
  ['episodes'],
)

interface QuickRecordProps {
  diary: OpenDiary
  begun: RecordEditorStart
  /** The page was opened by another app's share. */
  isShared: boolean
  offers: QuickOffers | null
  LineOffer: LineOfferPart | null
  /** False on a locked device (D16). */
  showsPast: boolean
  onTakenBack: (record: PainRecord) => void
}

function QuickRecord({
  diary,
  begun,
  isShared,
  offers,
  LineOffer,
  showsPast,
  onTakenBack,
}: QuickRecordProps) {
  const text = useText('records')
  const common = useText('common')
  const { word, spoken } = useSeverityWords()
  const editor = useEditSession(diary, recordForm(diary, begun))
  const { value: record, change } = editor
  useGoingOnDefault(diary, showsPast)
  usePrefetchTexts(['episodes'])
  useEffect(() => void LazyStillGoingOn.ahead().catch(() => undefined), [])
  const arriving = useSharedNote(isShared, editor)
  const toasts = useToasts()
  const saving = useQuickSaving({
    diary,
    editor,
    offers,
    onSaved: (undo) => toasts.show({ message: text('saved'), isDone: true, ...(undo !== null && { undo }) }),
    onTakenBack,
  })
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
      header={
        <ScreenHeader title={text(isSaved ? 'quickTitle' : 'howStrong')} leave={leave}>
          <FlareButton draftId={begun.draftId} editor={editor} />
        </ScreenHeader>
      }
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
        {showsPast && !isSaved && <EpisodesPlace diary={diary} offers={offers} />}
        {!isSaved && (
          <SharedNote
            arriving={arriving}
            note={record.note}
            onLeaveOut={() => change(setRecordNote(record, ''))}
          >
            {showsPast && LineOffer !== null && record.note !== '' && (
              <LineOffer line={record.note} onKept={() => change(setRecordNote(record, ''))} />
            )}
          </SharedNote>
        )}
        {!isSaved && <HintNote hint={hint} text={text('hintQuick')} />}
        <div role="alert">{fault !== null && <Note kind="warn">{text(quickFaultKey(fault))}</Note>}</div>
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
              {value !== null && value > 0 && <StillGoingOn diary={diary} clientId={saved.clientId} />}
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
        {!showsPast && !isSaved && <BeginUnseen diary={diary} record={record} onChange={change} />}
      </div>
    </Screen>
  )
}

interface BeginUnseenProps {
  diary: OpenDiary
  record: PainRecord
  onChange: (record: PainRecord) => void
}

/** A locked device can begin what it must not show, and cannot read a record that it has saved: so before. [EPI-12] */
const BeginUnseen = (props: BeginUnseenProps) => (
  <div className="still-going">
    <GoingOnChip {...props} />
  </div>
)

interface FlareButtonProps {
  draftId: string
  editor: RecordEditing
}

/** The number goes along: it is stored first, because the next screen reads it as a draft. [FLARE-1] */
function FlareButton({ draftId, editor }: FlareButtonProps) {
  const text = useText()
  const navigate = useNavigate()
  const open = async (): Promise<void> => {
    const kept = editor.isDirty && (await editor.keepForLater()).ok
    await navigate({ to: PATHS.flare, replace: true, ...(kept && { state: { draftId } }) })
  }
  return <IconButton label={text('flare')} icon={<Icon name="moon" />} onPress={() => void open()} />
}

const HINT_HEIGHT_PX = 750
const HINT_WIDTH_REM = 22

/** Only in a window this large is there room for a hint; if it is rotated later, quick.css hides the hint. [HINT-9] */
const hasRoomForHint = (): boolean =>
  innerHeight > HINT_HEIGHT_PX &&
  innerWidth > HINT_WIDTH_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Offers another use of a shared line, if it is one; part of an area that comes after this one. [SIG-11] */
type LineOfferPart = ComponentType<{ line: string; onKept: () => void }>

interface SharedNoteProps {
  arriving: Arriving
  note: string
  onLeaveOut: () => void
  children: ReactNode
}

/** Shows the shared text that will become the note before it is saved. [QUICK-2] */
function SharedNote({ arriving, note, onLeaveOut, children }: SharedNoteProps) {
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
      {children}
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

interface QuickScreenProps {
  offers?: QuickOffers | null
  LineOffer?: LineOfferPart | null
}

/** Choose one number and save it. [QUICK-4] */
export function QuickScreen({ offers = null, LineOffer = null }: QuickScreenProps) {
  useTextsReady(QUICK_TEXT_AREAS)
  useLayoutEffect(forceDarkWhileMounted, [])
  return <BegunRecord offers={offers} LineOffer={LineOffer} />
}

function BegunRecord({ offers, LineOffer }: Required<QuickScreenProps>) {
  const text = useText()
  const diary = useDiary()
  const showsPast = sessionDeviceState(useSession()) !== 'locked'
  const { from } = useSearch()
  // As it was when the page opened: the URL is cleaned up after that.
  const [isShared] = useState(from === 'share')
  const [begun, setBegun] = useQuickStart(diary, {
    path: PATHS.recordQuick,
    continuesDraft: showsPast && !isShared,
  })
  if (begun === null) return <Skeleton longText={text('waitingLong')} />
  const isFirst = begun.record === begun.opened
  return (
    <QuickRecord
      key={begun.draftId}
      diary={diary}
      begun={begun}
      isShared={isShared && isFirst}
      offers={offers}
      LineOffer={LineOffer}
      showsPast={showsPast}
      onTakenBack={(record) => void restartQuickRecord(diary, record, localNow()).then(setBegun)}
    />
  )
}
