import { isEmptyRecord, findOnlyChangedStart } from '@reprieve/domain/records/leaveRecord.ts'
import { nextUsedSection, type SectionId } from '@reprieve/domain/records/usedSections.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { memo, Suspense, useEffect, useState } from 'react'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { useDevice } from '../access/useDevice.ts'
import { useReturn } from '../access/useReturn.ts'
import { localNow } from '../device/useNow.ts'
import { LeaveWithChanges } from '../editing/LeaveWithChanges.tsx'
import { useEditSession } from '../editing/useEditSession.ts'
import { useLeaving, type Leaving } from '../editing/useLeaving.ts'
import { isListPath } from '../lists/listPaths.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useLocation, useNavigate, useRouter } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { HintNote, useFirstUseHint } from '../settings/hints/HintNote.tsx'
import { usePrefetchTexts, useText } from '../text/useText.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Screen } from '../ui/layout/Screen.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useIsWide } from '../ui/layout/useIsWide.ts'
import { lazyComponent } from '../ui/navigation/lazyComponent.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { DraftOffer } from './DraftOffer.tsx'
import { EpisodesPlace } from './episodes/EpisodesPlace.tsx'
import { RecordFooter, RecordHeader, RecordSaveButton, WideRecordFooter } from './RecordBars.tsx'
import { SaveFaultDialog } from './SaveFaultDialog.tsx'
import { listOfferedUses } from './offers/fitOfferedUses.ts'
import { useRecordOffers } from './offers/recordOffers.ts'
import type { RecordEditorStart } from './openRecord.ts'
import type { RecordEditState } from './recordDraft.ts'
import { recordForm, type RecordEditing, type RecordSaveResult, type SaveFault } from './recordForm.ts'
import { useGoingOnDefault } from './episodes/startsGoingOn.ts'
import { recordHistoryState, isRecordPath } from './recordHistoryState.ts'
import { screenAfterSaving } from './screenAfterSaving.ts'
import {
  RecordSectionDrawer,
  RecordSectionList,
  useSectionFocus,
} from './sections/RecordSectionNavigation.tsx'
import { RecordSteps } from './sections/RecordSteps.tsx'
import { LastSeverityLine, SeveritySection } from './sections/SeveritySection.tsx'
import { sectionHintScreen } from './sections/recordSections.ts'
import { useStartText } from './sections/useRecordSections.tsx'
import { useUsedSections } from './sections/usedSectionsTable.ts'
import './recordEditor.css'

/** Prefetched while the person chooses the number, so that nobody waits for them. */
const RecordSection = lazyComponent(() => import('./sections/RecordSection.tsx'), 'RecordSection')
const BodySummary = lazyComponent(() => import('./sections/BodySummary.tsx'), 'BodySummary')
const ChangedElsewhere = lazyComponent(() => import('./history/ChangedElsewhere.tsx'), 'ChangedElsewhere')
const EarlierButton = lazyComponent(() => import('./history/EarlierButton.tsx'), 'EarlierButton')
/** Only for a record that was opened with an offered dose. */
const OfferedDoses = lazyComponent(() => import('./offers/OfferedDoses.tsx'), 'OfferedDoses')
const SECTION_AREAS: readonly BrowserArea[] = ['lists', 'medications', 'doses', 'episodes']
/** The texts of the screen that follows a new record. */
const REFLECTION_AREAS: readonly BrowserArea[] = ['reflections', 'lists', 'listItems']

interface RecordEditorProps {
  diary: Diary
  begun: RecordEditorStart
  section: SectionId
  onSection: (next: SectionId) => void
  /** False on a locked device, which shows nothing from before beside the new record (D16). */
  showsPast: boolean
  onGoOn: (draftId: string) => void
}

/** Memoised: renders when the record changes, not for each step of the router on the way here. */
export const RecordEditor = memo(function RecordEditor(props: RecordEditorProps) {
  const { diary, begun, section, onSection, showsPast, onGoOn } = props
  const shell = useText()
  const text = useText('records')
  const common = useText('common')
  usePrefetchTexts(SECTION_AREAS)
  useEffect(() => void RecordSection.ahead().catch(() => undefined), [])
  const isWide = useIsWide()
  const editor = useEditSession(diary, recordForm(diary, begun))
  const { value: record } = editor
  const leaving = useRecordLeaving(diary, editor)
  const startsWhen = useStartText(record)
  // Null until it is first opened: most records are written without it.
  const [isListOpen, setListOpen] = useState<boolean | null>(null)
  const place = useSectionFocus(section)
  const device = useDevice()
  const offers = useRecordOffers()
  const hint = useFirstUseHint(device, { hint: 'section-drawer', screen: sectionHintScreen(section) })
  useToldStart({ opened: begun.opened, record })
  useGoingOnDefault(diary, showsPast && begun.opened.ref.kind === 'not-saved-yet')
  const isNew = record.ref.kind === 'not-saved-yet'
  // An edit that was interrupted by the end of a session or a crash is also offered on its record. [REC-23]
  const isUntouched = isNew ? isEmptyRecord(record) : !editor.isDirty
  const choose = (next: SectionId): void => {
    hint.dismiss()
    onSection(next)
  }
  const openList = (): void => {
    hint.dismiss()
    setListOpen(true)
  }
  const used = useUsedSections(diary)
  const list = {
    diary,
    record,
    startsWhen,
    used,
    current: section,
    canChangeUsed: showsPast,
    onChoose: choose,
  }
  const hasChanges = isNew || editor.isDirty
  const unchanged = hasChanges ? null : common('nothingChanged')
  const disabledReason = record.severity === null ? text('saveNeedsSeverity') : unchanged
  // The number is chosen there: its bars must not move under the finger. [UI-18]
  const formerReason =
    section === 'severity' && disabledReason === null
      ? isNew
        ? text('saveNeedsSeverity')
        : common('nothingChanged')
      : null
  const save = {
    disabledReason,
    isSaving: editor.isSaving,
    onSave: () => void leaving.saveAndGoOn(),
  }
  const next = nextUsedSection(section, used)
  const offered = listOfferedUses(begun.opened)
  const doses = offered.length > 0 && (
    <Suspense>
      <OfferedDoses diary={diary} uses={offered} record={record} onChange={editor.change} />
    </Suspense>
  )
  const history =
    showsPast && record.ref.kind === 'saved'
      ? { diary, clientId: record.ref.clientId, record, onChange: editor.change }
      : null
  const written = (
    <div className="record-section" ref={place}>
      {showsPast && isUntouched && <DraftOffer diary={diary} begun={begun} onGoOn={onGoOn} />}
      {history !== null && (
        <Suspense>
          <ChangedElsewhere {...history} />
        </Suspense>
      )}
      <div role="status">{editor.isDraftLost && <Note kind="warn">{text('draftNotKept')}</Note>}</div>
      {showsPast && isNew && section === 'severity' && <EpisodesPlace diary={diary} offers={offers} />}
      <HintNote hint={hint} text={text('hintSections')} />
      {section === 'severity' ? (
        <SeveritySection record={record} onChange={editor.change}>
          {showsPast && isNew && <LastSeverityLine diary={diary} />}
        </SeveritySection>
      ) : (
        <Suspense fallback={<Skeleton longText={shell('waitingLong')} />}>
          <RecordSection section={section} diary={diary} record={record} onChange={editor.change} />
        </Suspense>
      )}
      {history !== null && section === 'severity' && (
        <Suspense>
          <EarlierButton {...history} />
        </Suspense>
      )}
    </div>
  )

  return (
    <Screen
      header={
        <RecordHeader
          title={text(isNew ? 'addTitle' : 'editTitle')}
          startsWhen={startsWhen}
          save={isWide ? { ...save, kind: next === null ? 'primary' : 'quiet' } : null}
          onTime={() => onSection('timing')}
          onLeave={leaving.goBack}
        />
      }
      footer={
        isWide ? undefined : (
          <RecordFooter {...save} formerReason={formerReason} next={next} onSection={onSection}>
            {doses}
          </RecordFooter>
        )
      }
    >
      {isWide ? (
        <div className="record-wide">
          <aside>
            <RecordSectionList {...list} />
            {section !== 'locations' && (
              <Suspense>
                <BodySummary diary={diary} record={record} />
              </Suspense>
            )}
          </aside>
          <div className="record-column">
            {written}
            {doses}
            <WideRecordFooter next={next} onSection={onSection} />
          </div>
        </div>
      ) : (
        <>
          <RecordSteps section={section} used={used} onOpenList={openList} />
          {written}
          {isListOpen !== null && (
            <RecordSectionDrawer {...list} isOpen={isListOpen} onClose={() => setListOpen(false)}>
              <RecordSaveButton {...save} label={text('saveFinishLater')} kind="quiet" />
            </RecordSectionDrawer>
          )}
        </>
      )}
      <LeaveWithChanges
        when={editor.isDirty}
        isNoWayOut={showsPast ? isListPath : undefined}
        words={{
          question: text('leaveQuestion'),
          text: text(record.severity === null ? 'leaveWithoutNumber' : 'leaveChanged'),
          save: text('leaveSave'),
          back: text('leaveBack'),
          discard: text('leaveDiscard'),
        }}
        onSave={record.severity === null ? leaving.keepForLater : leaving.save}
        onDiscard={leaving.discard}
      />
      <SaveFaultDialog
        fault={leaving.fault}
        onSection={onSection}
        onRetry={() => void leaving.saveAndGoOn()}
        onClose={leaving.forgetFault}
      />
    </Screen>
  )
})

/**
 * Stores the start in the browser's history entry while nothing else is entered. Each section is a separate entry, and
 * the person may leave any of them for a list and come back. [REC-34]
 */
function useToldStart({ opened, record }: RecordEditState): void {
  const { history } = useRouter()
  const kept = useLocation({ select: ({ state }) => state.start?.at })
  const start = findOnlyChangedStart(opened, record)
  const at = start?.at
  const offset = start?.offset
  useEffect(() => {
    const { pathname, href, state } = history.location
    if (!isRecordPath(pathname) || kept === at) return
    const { start: _, ...entry } = recordHistoryState(state)
    const told = at === undefined || offset === undefined ? {} : { start: { at, offset } }
    history.replace(href, { ...entry, ...told }, { ignoreBlocker: true })
  }, [history, kept, at, offset])
}

interface RecordLeaving extends Pick<
  Leaving<RecordSaveResult, SaveFault>,
  'fault' | 'forgetFault' | 'keepForLater' | 'discard'
> {
  /** Shows a toast, and resolves to whether the editor may be left. */
  save: () => Promise<boolean>
  saveAndGoOn: () => Promise<void>
  goBack: () => void
}

function useRecordLeaving(diary: Diary, editor: RecordEditing): RecordLeaving {
  const text = useText('records')
  const toasts = useToasts()
  const navigate = useNavigate()
  const goBack = useReturn()
  const { value: record } = editor
  const { isDone, settle, ...leaving } = useLeaving(editor, {
    kept: text('keptToFinish'),
    closed: text('closedUnsaved'),
  })
  const isLocked = sessionDeviceState(useSession()) === 'locked'
  const offers = useRecordOffers()
  usePrefetchTexts(REFLECTION_AREAS)

  const bringBack = async (was: LocalRow): Promise<void> => {
    if (!isDone(await undoDelete(diary, was))) return
    offers?.saved(record)
    toasts.show({ message: text('saved') })
  }
  const takeAway = async (clientId: string): Promise<void> => {
    const deleted = await deleteById(diary, clientId)
    if (!isDone(deleted)) return
    offers?.takenBack(record)
    const { value: was } = deleted
    const message = text('deleted')
    // Undo is also pressed by mistake, and a saved record has no draft any more. [REC-24]
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was) })
  }
  const tellSaved = ({ clientId, isNew }: RecordSaveResult): void => {
    const message = text('saved')
    toasts.show({
      message,
      isDone: true,
      ...(isNew && !diary.codec.isLocked && { undo: () => void takeAway(clientId) }),
    })
  }
  const save = async (): Promise<RecordSaveResult | null> => {
    const done = settle(await editor.save())
    if (done?.saved.isNew === true) offers?.saved(record)
    return done?.saved ?? null
  }
  const goOn = async (way: Awaited<ReturnType<typeof screenAfterSaving>>): Promise<void> => {
    const left = { replace: true, ignoreBlocker: true } as const
    if (way === 'back') return goBack('settled')
    if (way === 'reminders') return navigate({ to: PATHS.notifications, ...left })
    return navigate({ to: PATHS.reflectionCreate, state: { isOffered: true }, ...left })
  }

  return {
    ...leaving,
    save: async () => {
      const saved = await save()
      if (saved !== null) tellSaved(saved)
      return saved !== null
    },
    saveAndGoOn: async () => {
      const saved = await save()
      if (saved === null) return
      // As soon as the disk has it: nobody waits for the next screen to know. [REC-56]
      tellSaved(saved)
      // A locked device reveals nothing about its days (D16).
      await goOn(isLocked ? 'back' : await screenAfterSaving(diary, { isNew: saved.isNew, now: localNow() }))
    },
    goBack: () => goBack(),
  }
}
