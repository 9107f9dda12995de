import { isSilenced, type Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { MODES, type Mode } from '@reprieve/domain/reminders/reminder.ts'
import type { TypedReminder } from '@reprieve/domain/reminders/typedReminder.ts'
import type { FrequencyKind } from '@reprieve/domain/schedule/frequency.ts'
import { finishFrequency, type FrequencyFaults } from '@reprieve/domain/schedule/typedFrequency.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef, useState } from 'react'
import { useRestoredInput } from '../access/useRestoredInput.ts'
import { LeaveWithChanges } from '../editing/LeaveWithChanges.tsx'
import { useEditSession } from '../editing/useEditSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { PATHS } from '../paths/paths.ts'
import { FrequencyFields } from '../schedule/FrequencyFields.tsx'
import { NotSavedDialog } from '../settings/saving/NotSavedDialog.tsx'
import { useLeaveWords } from '../text/formTexts.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { focusFirstError, Form } from '../ui/fields/Form.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/layout/Screen.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { PermissionNote } from './PermissionNote.tsx'
import { reminderForm, reminderFrom, type BegunReminder } from './reminderForm.ts'
import type { ReminderFault } from './reminderTable.ts'
import { useReminderChanges } from './useReminderChanges.ts'
import { useFrequencyText } from './useReminderWords.ts'
import './reminders.css'

interface ReminderFieldsProps {
  typed: TypedReminder
  /** Another app set its time: it stays until another is chosen. */
  isUnread: boolean
  quiet: Quiet
  faults: FrequencyFaults
  onChange: (part: Partial<TypedReminder>) => void
}

const MODE_LABELS: Record<Mode, Key<'reminders'>> = {
  none: 'modeNone',
  sound: 'sound',
  vibration: 'vibration',
  both: 'modeBoth',
}

const EVERY: Record<FrequencyKind, Key<'reminders'>> = {
  hourly: 'everyHours',
  daily: 'everyDays',
  weekly: 'everyWeeks',
  monthly: 'everyMonths',
}

function ReminderFields({ typed, isUnread, quiet, faults, onChange }: ReminderFieldsProps) {
  const text = useText('reminders')
  const medications = useText('medications')
  const common = useText('common')
  const shell = useText()
  const frequencyText = useFrequencyText()
  const tag = useFormatTag()
  const modes = (Object.keys(MODES) as Mode[]).map((value) => ({ value, label: text(MODE_LABELS[value]) }))
  return (
    <>
      <Switch
        label={text('isOn')}
        isOn={typed.isOn}
        onLabel={shell('on')}
        offLabel={shell('off')}
        onChange={(isOn) => onChange({ isOn })}
      />
      <FrequencyFields
        text={frequencyText}
        common={common}
        tag={tag}
        typed={typed.frequency}
        without={isUnread ? medications('freqUnread') : null}
        faults={faults}
        isMissing={false}
        repeats={(kind, every) => text(EVERY[kind], { 0: every })}
        onChange={(frequency) => onChange({ frequency })}
      />
      <div role="status">{isNeverHeard(typed, quiet) && <Note kind="warn">{text('silenced')}</Note>}</div>
      <div className="reminder-part">
        <Segmented
          label={text('mode')}
          segments={modes}
          value={typed.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <p>{text('modeHint')}</p>
      </div>
    </>
  )
}

/** Shown as soon as the times are complete. [REM-13] */
function isNeverHeard({ frequency }: TypedReminder, quiet: Quiet): boolean {
  const finished = frequency === null ? null : finishFrequency(frequency)
  return finished !== null && finished.ok && isSilenced(finished.value, quiet)
}

interface ReminderEditorProps {
  diary: Diary
  begun: BegunReminder
  quiet: Quiet
}

/** [REM-4, REM-5, REM-6] */
export function ReminderEditor({ diary, begun, quiet }: ReminderEditorProps) {
  const text = useText('reminders')
  const common = useText('common')
  const ways = useLeaveWords()
  const { opened } = begun
  const editing = useReminderEditor(diary, begun)
  const changes = useReminderChanges(diary)
  const goBack = useGoBack(PATHS.notifications)
  const page = useRef<HTMLDivElement>(null)
  const { faults } = editing
  useEffect(() => {
    if (Object.keys(faults).length > 0 && page.current !== null) focusFirstError(page.current)
  }, [faults])
  const title = text(opened === null ? 'add' : 'edit')
  const submit = async (): Promise<void> => {
    if (await editing.save()) goBack('settled')
  }
  const remove = async (): Promise<void> => {
    if (opened !== null && (await changes.remove(opened))) goBack('settled')
  }
  return (
    <Screen
      header={
        <ScreenHeader
          title={title}
          leave={{ label: common('close'), sign: 'close', onLeave: () => goBack() }}
        >
          {opened !== null && (
            <ActionMenu
              label={text('menu')}
              actions={[
                {
                  label: common('delete'),
                  icon: <DiaryIcon name="trash" />,
                  isDanger: true,
                  onAction: () => void remove(),
                },
              ]}
            />
          )}
        </ScreenHeader>
      }
      footer={
        <ScreenFooter>
          <Button
            label={common('save')}
            kind="primary"
            onPress={() => page.current?.querySelector('form')?.requestSubmit()}
          />
        </ScreenFooter>
      }
    >
      <div className="reminder-column" ref={page}>
        <div role="status">{editing.typed.isOn && <PermissionNote />}</div>
        <Form label={title} onSubmit={() => void submit()}>
          <ReminderFields
            typed={editing.typed}
            isUnread={opened !== null && opened.frequency === null}
            quiet={quiet}
            faults={faults}
            onChange={editing.change}
          />
        </Form>
      </div>
      <LeaveWithChanges
        when={editing.isDirty}
        words={{ question: text('leaveQuestion'), ...ways }}
        isKeptNowhere
        onSave={editing.save}
        onDiscard={() => Promise.resolve(true)}
      />
      <NotSavedDialog
        title={text('notSavedTitle')}
        failed={
          editing.fault === null ? changes.failed : { fault: editing.fault, retry: () => void submit() }
        }
        onClose={() => {
          editing.forgetFault()
          changes.forgetFailed()
        }}
      />
    </Screen>
  )
}

interface ReminderEditing {
  typed: TypedReminder
  faults: FrequencyFaults
  /** Leaving would lose changes. */
  isDirty: boolean
  fault: ReminderFault | null
  forgetFault: () => void
  change: (part: Partial<TypedReminder>) => void
  /** Returns whether it is saved, and shows a message. */
  save: () => Promise<boolean>
}

const NO_FAULTS: FrequencyFaults = {}

/** A reminder while it is added or changed. [REM-4, REM-5] */
function useReminderEditor(diary: Diary, begun: BegunReminder): ReminderEditing {
  const text = useText('reminders')
  const toasts = useToasts()
  const [form] = useState(() => reminderForm(diary, begun))
  const editor = useEditSession(diary, form)
  const { value: typed, isDirty } = editor
  const [fault, setFault] = useState<FrequencyFaults | ReminderFault | null>(null)
  const forgetFault = (): void => setFault(null)
  useRestoredInput({ form: 'reminder', typed, isChanged: isDirty, read: reminderFrom, takeUp: editor.change })
  return {
    typed,
    faults: typeof fault === 'object' && fault !== null ? fault : NO_FAULTS,
    isDirty,
    fault: typeof fault === 'string' ? fault : null,
    forgetFault,
    change: (part) => {
      forgetFault()
      editor.change({ ...typed, ...part })
    },
    save: async () => {
      const saved = await editor.save()
      setFault(saved.ok ? null : saved.reason)
      if (saved.ok) toasts.show({ message: text('saved'), isDone: true })
      return saved.ok
    },
  }
}
