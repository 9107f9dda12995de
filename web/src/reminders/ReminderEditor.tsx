import type { Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { useEffect, useRef } from 'react'
import { PATHS } from '../app/paths.ts'
import type { Diary } from '../local/rows.ts'
import { NotSavedDialog } from '../settings/NotSavedDialog.tsx'
import { useLeaveWords } from '../settings/useLeaveWords.ts'
import { useText } from '../settings/words.tsx'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Button } from '../ui/Button.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { focusFirstError } from '../ui/focusFirstError.ts'
import { Form } from '../ui/Form.tsx'
import { LeaveWithChanges } from '../ui/LeaveWithChanges.tsx'
import { Screen, ScreenFooter, ScreenHeader } from '../ui/Screen.tsx'
import { useGoBack } from '../ui/useGoBack.ts'
import { PermissionNote } from './PermissionNote.tsx'
import { ReminderFields } from './ReminderFields.tsx'
import './reminders.css'
import { useReminderChanges } from './useReminderChanges.ts'
import { useReminderEditor, type BegunReminder } from './useReminderEditor.ts'

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
        when={editing.asks}
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
