import { setSeverity, wholeSeverity } from '@reprieve/domain/records/editRecord.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import {
  type ComponentType,
  type ReactNode,
  type Ref,
  Suspense,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type OpenDiary, useDiary } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { localNow } from '../device/useNow.ts'
import { useOnceIdle } from '../device/useOnceIdle.ts'
import { useEditSession } from '../editing/useEditSession.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { EpisodesPlace } from '../records/episodes/EpisodesPlace.tsx'
import { useGoingOnDefault } from '../records/episodes/startsGoingOn.ts'
import type { RecordEditorStart } from '../records/openRecord.ts'
import { NumberPad } from '../records/quick/NumberPad.tsx'
import { restartQuickRecord, startQuickRecord } from '../records/quick/openQuickRecord.ts'
import { quickFaultKey } from '../records/quick/quickFaultKey.ts'
import { forceDarkWhileMounted } from '../records/quick/quickFirstPaint.ts'
import { type QuickOffers, useQuickSaving } from '../records/quick/useQuickSaving.ts'
import { useQuickStart } from '../records/quick/useQuickStart.ts'
import { recordForm } from '../records/recordForm.ts'
import { useSeverityWords } from '../records/useSeverityWords.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { BreathingGuide } from './BreathingGuide.tsx'
import { FLARE_TEXT_AREAS } from './flareTexts.ts'
import './flare.css'

const StillGoingOn = lazyComponent(() => import('../records/episodes/StillGoingOn.tsx'), 'StillGoingOn')
/** After the number: nobody in pain waits for what only shows the past. */
const FlareRows = lazyComponent(() => import('./FlareRows.tsx'), 'FlareRows')

/** Parts from areas that this one may not import. */
export interface FlareParts {
  syncTag: ReactNode
  offers: QuickOffers | null
  /** Leaves out a part that cannot be loaded or read. */
  optionalPart: ComponentType<{ children: ReactNode }>
}

/** One dim screen for a bad moment. [FLARE-1] */
export function FlareScreen(parts: FlareParts) {
  useTextsReady(FLARE_TEXT_AREAS)
  useLayoutEffect(forceDarkWhileMounted, [])
  return <Flare {...parts} />
}

export type ChangeRecord = (change: (record: PainRecord) => PainRecord) => void

/** What the number card starts with. */
interface FlareRound {
  begun: RecordEditorStart
  /** The first change, if a tap after a save has begun the round. */
  first: ((record: PainRecord) => PainRecord) | null
  /** The control that had the focus is gone. */
  takesFocus: boolean
}

function Flare({ syncTag, ...parts }: FlareParts) {
  const shell = useText()
  const common = useText('common')
  const diary = useDiary()
  const showsPast = sessionDeviceState(useSession()) !== 'locked'
  const [opened, setBegun] = useQuickStart(diary, { path: PATHS.flare, continuesDraft: showsPast })
  const [next, setNext] = useState<Omit<FlareRound, 'begun'> | null>(null)
  const current = useRef<FlareRecordHandle>(null)
  const begin = (begun: RecordEditorStart, first: FlareRound['first']): void => {
    setNext({ first, takesFocus: true })
    setBegun(begun)
  }
  return (
    <Screen
      header={
        // The heading has room for a second line: since when the flare lasts.
        <ScreenHeader
          title={shell('flare')}
          leave={{ label: common('close'), sign: 'close', onLeave: () => current.current?.leave() }}
        >
          {showsPast && syncTag}
        </ScreenHeader>
      }
      footer={
        <ScreenFooter>
          <Link className="button flare-urgent" to={PATHS.urgentHelp}>
            <Icon name="phone" />
            {shell('urgentHelp')}
          </Link>
        </ScreenFooter>
      }
    >
      <div className="flare">
        <BreathingGuide />
        {opened === null ? (
          <Skeleton longText={shell('waitingLong')} />
        ) : (
          <FlareRecord
            key={opened.draftId}
            {...parts}
            diary={diary}
            showsPast={showsPast}
            round={{ begun: opened, first: next?.first ?? null, takesFocus: next?.takesFocus ?? false }}
            ref={current}
            onNext={(first) => begin(startQuickRecord(localNow()), first)}
            onTakenBack={(record) =>
              void restartQuickRecord(diary, record, localNow()).then((begun) => begin(begun, null))
            }
          />
        )}
      </div>
    </Screen>
  )
}

interface FlareRecordHandle {
  leave: () => void
}

interface FlareRecordProps extends Omit<FlareParts, 'syncTag'> {
  diary: OpenDiary
  /** False on a locked device (D16). [FLARE-7] */
  showsPast: boolean
  round: FlareRound
  /** For Close: the header stays when the next number begins. */
  ref: Ref<FlareRecordHandle>
  onNext: ChangeRecord
  onTakenBack: (record: PainRecord) => void
}

/** One number, from the first tap until the next one begins. [FLARE-2] */
function FlareRecord(props: FlareRecordProps) {
  const { diary, showsPast, round, ref, offers, optionalPart: OptionalPart, onNext, onTakenBack } = props
  const editor = useEditSession(diary, recordForm(diary, round.begun))
  const { value: record, change } = editor
  useGoingOnDefault(diary, showsPast)
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const saving = useQuickSaving({
    diary,
    editor,
    offers,
    onSaved: (back) => setUndo(() => back),
    onTakenBack,
  })
  const isSaved = saving.saved !== null
  const edit: ChangeRecord = (how) => (isSaved ? onNext(how) : change(how(record)))
  const isIdle = useOnceIdle()
  const card = useRef<HTMLElement>(null)

  useImperativeHandle(ref, () => ({ leave: () => void saving.goHome() }))
  const { first, takesFocus } = round
  // As a change, and not as the initial value: from here on it is stored as a draft. [FLARE-2]
  const applyFirst = useEffectEvent(() => void (first !== null && change(first(record))))
  useLayoutEffect(() => applyFirst(), [])
  const value = record.severity === null ? null : wholeSeverity(record.severity)
  const isChosen = value !== null
  useLayoutEffect(() => {
    if (takesFocus && isChosen)
      card.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  }, [takesFocus, isChosen])

  const savedId = saving.saved?.clientId ?? null
  return (
    <>
      {showsPast && <EpisodesPlace diary={diary} offers={offers} />}
      <NumberCard
        ref={card}
        value={value}
        isSaving={editor.isSaving}
        isSaved={isSaved}
        fault={saving.fault}
        isDraftLost={editor.isDraftLost}
        onNumber={(step) => edit((one) => setSeverity(one, step))}
        onSave={() => void saving.save()}
        onUndo={undo}
      />
      {showsPast && savedId !== null && value !== null && value > 0 && (
        <OptionalPart>
          <Suspense>
            <StillGoingOn key={savedId} diary={diary} clientId={savedId} />
          </Suspense>
        </OptionalPart>
      )}
      {showsPast && (
        <div className="flare-rows">
          <OptionalPart>
            {isIdle && <FlareRows diary={diary} entered={isSaved ? null : record} onEdit={edit} />}
          </OptionalPart>
        </div>
      )}
    </>
  )
}

interface NumberCardProps {
  ref: { current: HTMLElement | null }
  value: number | null
  isSaving: boolean
  isSaved: boolean
  fault: Parameters<typeof quickFaultKey>[0] | null
  isDraftLost: boolean
  onNumber: (step: number) => void
  onSave: () => void
  onUndo: (() => void) | null
}

function NumberCard(props: NumberCardProps) {
  const { ref, value, isSaving, isSaved, fault, isDraftLost, onNumber, onSave, onUndo } = props
  const shell = useText()
  const text = useText('flare')
  const records = useText('records')
  const { word, spoken } = useSeverityWords()
  const heading = useId()
  return (
    <section className="flare-card" aria-labelledby={heading} ref={ref}>
      <div className="flare-card-head">
        <h2 id={heading}>{text('howStrong')}</h2>
        {isSaved ? (
          // Not where Save was: the second press of a shaking hand would undo it.
          onUndo !== null && <Button kind="text" label={shell('undo')} onPress={onUndo} />
        ) : (
          // The keys announce themselves: a second announcement would be noise.
          <p aria-hidden="true">
            {value === null ? records('quickTap') : text('valueWord', { value, word: word(value) })}
          </p>
        )}
      </div>
      <div role="alert">{fault !== null && <Note kind="warn">{records(quickFaultKey(fault))}</Note>}</div>
      <div role="status">{isDraftLost && <Note kind="warn">{records('draftNotKept')}</Note>}</div>
      {/* Empty after a save: the next number, also the same one, is a new record. */}
      <NumberPad
        label={text('howStrong')}
        spoken={spoken}
        value={isSaved ? null : value}
        onChange={onNumber}
      />
      {/* The same button before and after saving: the focus stays, and a second press does nothing. */}
      <div className="flare-save" data-saved={isSaved}>
        <Button
          kind="primary"
          label={saveLabel()}
          busyLabel={text('saving')}
          isBusy={isSaving}
          isDisabled={value === null}
          icon={isSaved ? <Icon name="check" /> : undefined}
          onPress={isSaved ? () => {} : onSave}
        />
      </div>
    </section>
  )

  function saveLabel(): string {
    if (value === null) return text('chooseFirst')
    return text(isSaved ? 'saved' : 'save', { value })
  }
}
