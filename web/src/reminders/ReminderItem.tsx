import { isSilenced, type Quiet } from '@reprieve/domain/reminders/quiet.ts'
import type { Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { VISIT_REMINDER_KEY } from '@reprieve/domain/reminders/visit.ts'
import { Link } from '../navigation/Link.tsx'
import { useNavigate } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Switch } from '../ui/controls/Switch.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { ListRow } from '../ui/layout/ListRow.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import type { useReminderChanges } from './useReminderChanges.ts'
import { useReminderWords } from './useReminderWords.ts'

interface ReminderItemProps {
  reminder: Reminder
  quiet: Quiet
  changes: ReturnType<typeof useReminderChanges>
}

export function ReminderItem({ reminder, quiet, changes }: ReminderItemProps) {
  const text = useText('reminders')
  const common = useText('common')
  const shell = useText()
  const navigate = useNavigate()
  const words = useReminderWords()
  const { key, isOn, frequency } = reminder
  const line = words.line(reminder)
  // Its day is that of the visit, so it is changed there. [REM-24]
  const edit =
    key === VISIT_REMINDER_KEY
      ? ({ to: PATHS.visitBrief } as const)
      : ({ to: PATHS.reminderEdit, params: { id: key } } as const)
  return (
    <li className="reminder-item" data-off={!isOn || undefined}>
      <Link className="list-row" {...edit}>
        <ListRow
          icon={<DiaryIcon name="bell" />}
          title={line}
          subtitle={words.mode(reminder)}
          end={<span />}
        />
      </Link>
      <div className="reminder-acts">
        <Switch
          label={line}
          isOn={isOn}
          onLabel={shell('on')}
          offLabel={shell('off')}
          onChange={(next) => changes.turn(reminder, next)}
        />
        <ActionMenu
          label={text('itemMenu', { 0: line })}
          actions={[
            {
              label: common('edit'),
              icon: <DiaryIcon name="pencil" />,
              onAction: () => void navigate(edit),
            },
            {
              label: common('delete'),
              icon: <DiaryIcon name="trash" />,
              isDanger: true,
              onAction: () => void changes.remove(reminder),
            },
          ]}
        />
      </div>
      {isOn && frequency !== null && isSilenced(frequency, quiet) && (
        <Note kind="warn">{text('silenced')}</Note>
      )}
    </li>
  )
}
