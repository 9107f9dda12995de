import { noteCharactersLeft } from '@reprieve/domain/noteCharactersLeft.ts'
import { setReflectionNote, setScore } from '@reprieve/domain/reflections/editReflection.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { useReturn } from '../access/useReturn.ts'
import { useNow } from '../device/useNow.ts'
import { LeaveWithChanges } from '../editing/LeaveWithChanges.tsx'
import { useEditSession } from '../editing/useEditSession.ts'
import { useLeaving, type Leaving } from '../editing/useLeaving.ts'
import { isListPath } from '../lists/listPaths.ts'
import { deleteById, undoDelete } from '../local/rows/deleteRows.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import { useLeaveWords } from '../text/formTexts.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { TextArea } from '../ui/fields/TextField.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { BarButton, Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { SwellSlider } from '../ui/scale/SwellSlider.tsx'
import { ActivityChips } from './ActivityChips.tsx'
import { DaySheet } from './DaySheet.tsx'
import { ReflectionFaultDialog } from './ReflectionFaultDialog.tsx'
import { ReflectionNotes, ReflectionTimeNote, useReflectionDay } from './ReflectionNotes.tsx'
import { storeDraftAsConflictLoser, type ReflectionEditorStart } from './openReflection.ts'
import { reflectionForm, type ReflectionEditing, type ReflectionFormFault } from './reflectionForm.ts'
import type { ReflectionSaveResult } from './reflectionTable.ts'
import { useReflectionDayWords } from './useReflectionDayWords.ts'
import { useScoreWords } from './useScoreWords.ts'
import './reflectionEditor.css'

interface ReflectionEditorProps {
  diary: Diary
  begun: ReflectionEditorStart
  isReopened: boolean
  /** The person did not ask for it: it opened after a record. */
  isOffered: boolean
  /** False on a locked device, which shows nothing from before beside the new reflection (D16). */
  showsPast: boolean
  onDay: (day: LocalDay) => void
}

export function ReflectionEditor(props: ReflectionEditorProps) {
  const { diary, begun, isReopened, isOffered, showsPast, onDay } = props
  const shell = useText()
  const text = useText('reflections')
  const common = useText('common')
  const ways = useLeaveWords()
  const records = useText('records')
  const editor = useEditSession(diary, reflectionForm(diary, begun, { isUnseen: !showsPast }))
  const leaving = useReflectionLeaving(diary, editor)
  const day = useReflectionDay(diary, { opened: begun.opened, editor, showsPast, onDay })
  const [isDeleting, setDeleting] = useState(false)
  const words = useReflectionDayWords()(day.day)
  const { value: now } = editor
  const { ref } = begun.opened
  const isTakenAtSave = leaving.fault === 'day-taken'

  const editOther = async (other: LocalDay): Promise<void> => {
    // The home screen later shows the typed text together with that day's reflection. [REF-12]
    if (isTakenAtSave && !(await storeDraftAsConflictLoser(diary, { id: begun.draftId, now }))) return
    leaving.forgetFault()
    onDay(other)
  }
  const unchanged = ref.kind === 'saved' && !editor.isDirty ? common('nothingChanged') : null
  const disabledReason = now.score === null ? text('saveNeedsScore') : unchanged
  const footer = (
    <ScreenFooter>
      {isOffered && <Button kind="quiet" label={text('notNow')} onPress={leaving.goBack} />}
      <Button
        kind="primary"
        label={text('saveReflection')}
        busyLabel={shell('saving')}
        isBusy={editor.isSaving}
        disabledReason={disabledReason}
        onPress={() => void leaving.saveAndGoBack()}
      />
    </ScreenFooter>
  )

  return (
    <Screen
      header={
        <ScreenHeader
          title={text('title')}
          leave={{ label: common('close'), sign: 'close', onLeave: leaving.goBack }}
        >
          <BarButton
            name={text('whichDay')}
            value={words.name}
            icon={<Icon name="calendar" isSmall />}
            onPress={day.choose}
          />
        </ScreenHeader>
      }
      footer={footer}
    >
      <div className="reflection">
        <ReflectionNotes begun={begun} editor={editor} day={day} isReopened={isReopened} />
        {isOffered && <ReflectionTimeNote />}
        <section className="reflection-score">
          <h2 className="reflection-question">{words.question}</h2>
          <ScoreChoice reflection={now} onChange={editor.change} />
        </section>
        <section>
          <h2>{words.mattered}</h2>
          <ActivityChips diary={diary} reflection={now} onChange={editor.change} />
        </section>
        <ReflectionNote reflection={now} onChange={editor.change} />
        <Link className="button text" to={PATHS.yourData} search={{ section: 'health', date: day.day }}>
          {text('dayValues')}
        </Link>
        {ref.kind === 'saved' && (
          <Button kind="danger" label={common('delete')} onPress={() => setDeleting(true)} />
        )}
      </div>
      <DaySheet isOpen={day.isChoosing} day={day.day} onDay={day.take} onClose={day.stopChoosing} />
      <DayTakenDialog
        day={isTakenAtSave ? day.day : day.taken}
        onEdit={(other) => void editOther(other)}
        onAnother={day.choose}
        onClose={isTakenAtSave ? leaving.forgetFault : day.forgetTaken}
      />
      <Dialog
        isOpen={isDeleting}
        title={text('deleteQuestion')}
        choices={[
          { label: text('keepIt'), kind: 'primary', onChoose: () => undefined },
          {
            label: common('delete'),
            kind: 'danger',
            onChoose: () => void (ref.kind === 'saved' && leaving.deleteAndGoBack(ref.clientId)),
          },
        ]}
        onClose={() => setDeleting(false)}
      />
      <LeaveWithChanges
        when={editor.isDirty}
        isNoWayOut={showsPast ? isListPath : undefined}
        words={{
          question: text('leaveQuestion'),
          ...(now.score === null && { text: records('leaveWithoutNumber') }),
          ...ways,
        }}
        onSave={now.score === null ? leaving.keepForLater : leaving.save}
        onDiscard={leaving.discard}
      />
      <ReflectionFaultDialog
        fault={leaving.fault === 'day-taken' ? null : leaving.fault}
        onRetry={() => void leaving.saveAndGoBack()}
        onClose={leaving.forgetFault}
      />
    </Screen>
  )
}

interface ReflectionNoteProps {
  reflection: Reflection
  onChange: (next: Reflection) => void
}

function ReflectionNote({ reflection, onChange }: ReflectionNoteProps) {
  const text = useText('reflections')
  const records = useText('records')
  const room = noteCharactersLeft(reflection.note)
  return (
    <TextArea
      label={text('notes')}
      value={reflection.note}
      hint={room === null || room < 0 ? undefined : records('charactersLeft', { count: room })}
      error={room !== null && room < 0 ? records('noteTooLong', { count: -room }) : null}
      onChange={(note) => onChange(setReflectionNote(reflection, note))}
    />
  )
}

interface DayTakenDialogProps {
  /** Null while there is nothing to ask. */
  day: LocalDay | null
  onEdit: (day: LocalDay) => void
  onAnother: () => void
  onClose: () => void
}

/** There is one reflection per day: the person can edit that one or choose another day. [REF-9] */
function DayTakenDialog({ day, onEdit, onAnother, onClose }: DayTakenDialogProps) {
  const text = useText('reflections')
  const now = useNow()
  return (
    <Dialog
      isOpen={day !== null}
      title={text(day === dayOf(now) ? 'existsToday' : 'existsOnDate')}
      choices={[
        { label: text('editThatOne'), kind: 'primary', onChoose: () => day !== null && onEdit(day) },
        { label: text('chooseAnotherDate'), kind: 'quiet', onChoose: onAnother },
      ]}
      onClose={onClose}
    />
  )
}

interface PartProps {
  reflection: Reflection
  onChange: (next: Reflection) => void
}

function ScoreChoice({ reflection, onChange }: PartProps) {
  const text = useText()
  const reflections = useText('reflections')
  const { word, spoken } = useScoreWords()
  return (
    <SwellSlider
      ramp="score"
      words={{
        label: reflections('score'),
        unset: text('moveSlider'),
        less: text('oneLess'),
        more: text('oneMore'),
        word,
        spoken,
      }}
      value={reflection.score}
      onChange={(next) => onChange(setScore(reflection, next))}
    />
  )
}

interface ReflectionLeaving extends Pick<
  Leaving<ReflectionSaveResult, ReflectionFormFault>,
  'fault' | 'forgetFault' | 'keepForLater' | 'discard'
> {
  /** Shows a toast, and resolves to whether the editor may be left. */
  save: () => Promise<boolean>
  saveAndGoBack: () => Promise<void>
  deleteAndGoBack: (clientId: string) => Promise<void>
  goBack: () => void
}

function useReflectionLeaving(diary: Diary, editor: ReflectionEditing): ReflectionLeaving {
  const text = useText('reflections')
  const records = useText('records')
  const toasts = useToasts()
  const goBack = useReturn()
  const { isDone, isFirstOut, settle, ...leaving } = useLeaving(editor, {
    kept: records('keptToFinish'),
    closed: records('closedUnsaved'),
  })

  const bringBack = async (was: LocalRow): Promise<void> => {
    if (isDone(await undoDelete(diary, was))) toasts.show({ message: text('saved') })
  }
  const takeAway = async (clientId: string): Promise<boolean> => {
    const deleted = await deleteById(diary, clientId)
    if (!isDone(deleted)) return false
    const { value: was } = deleted
    const message = text('deleted')
    toasts.show(was === null ? { message } : { message, undo: () => void bringBack(was) })
    return true
  }
  const save = async (): Promise<boolean> => {
    const done = settle(await editor.save())
    if (done === null) return false
    const { clientId, isNew } = done.saved
    // The same text if it is stored beside another one: a locked device must not reveal that the day has one. [REF-14]
    toasts.show({
      message: text('saved'),
      isDone: true,
      ...(isNew && { undo: () => void takeAway(clientId) }),
    })
    return true
  }
  return {
    ...leaving,
    save,
    saveAndGoBack: async () => {
      if (await save()) goBack('settled')
    },
    deleteAndGoBack: async (clientId) => {
      // Unsaved changes are deleted with it, and restored with it under To finish.
      if ((await takeAway(clientId)) && isFirstOut()) goBack('settled')
    },
    goBack: () => goBack(),
  }
}
