import { noteCharactersLeft } from '@reprieve/domain/noteCharactersLeft.ts'
import { setReflectionNote, setScore } from '@reprieve/domain/reflections/editReflection.ts'
import type { Reflection } from '@reprieve/domain/reflections/reflection.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { useNow } from '../device/useNow.ts'
import { isListPath } from '../lists/listPaths.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useLeaveWords } from '../text/formTexts.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { TextArea } from '../ui/fields/TextField.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { BarButton, Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { LeaveWithChanges } from '../ui/navigation/LeaveWithChanges.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { SwellSlider } from '../ui/scale/SwellSlider.tsx'
import { ActivityChips } from './ActivityChips.tsx'
import { DaySheet } from './DaySheet.tsx'
import { ReflectionFaultDialog } from './ReflectionFaultDialog.tsx'
import { ReflectionNotes, ReflectionTimeNote, useReflectionDay } from './ReflectionNotes.tsx'
import { storeDraftAsConflictLoser, type ReflectionEditorStart } from './openReflection.ts'
import { useReflectionDayWords } from './useReflectionDayWords.ts'
import { useReflectionEditor } from './useReflectionEditor.ts'
import { useReflectionLeaving } from './useReflectionLeaving.ts'
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
  const editor = useReflectionEditor(diary, begun, () => !showsPast)
  const leaving = useReflectionLeaving(diary, editor)
  const day = useReflectionDay(diary, { opened: begun.opened, editor, showsPast, onDay })
  const [isDeleting, setDeleting] = useState(false)
  const words = useReflectionDayWords()(day.day)
  const { now } = editor
  const { ref } = begun.opened
  const isTakenAtSave = leaving.fault === 'day-taken'

  const editOther = async (other: LocalDay): Promise<void> => {
    // The home screen later shows the typed text together with that day's reflection. [REF-12]
    if (isTakenAtSave && !(await storeDraftAsConflictLoser(diary, { id: begun.draftId, now }))) return
    leaving.forgetFault()
    onDay(other)
  }
  const unchanged = ref.kind === 'saved' && !editor.asks ? common('nothingChanged') : null
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
        when={editor.asks}
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
