import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import { numberForNew } from '@reprieve/domain/reminders/reminder.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { useState, type ComponentType } from 'react'
import { useDiary } from '../access/diary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { Link } from '../navigation/Link.tsx'
import { useLocation, useParams } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { useText, useTextsReady } from '../text/useText.tsx'
import { EmptyState } from '../ui/layout/EmptyState.tsx'
import { Screen, ScreenHeader } from '../ui/layout/Screen.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ReminderEditor } from './ReminderEditor.tsx'
import { useReminders } from './useReminders.ts'
import './reminders.css'

const AREAS: readonly BrowserArea[] = [
  'reminders',
  'medications',
  'settings',
  'records',
  'common',
  'engagement',
]

export const AddReminderScreen = () => <ReminderScreen Part={NewReminder} />
export const EditReminderScreen = () => <ReminderScreen Part={AskedReminder} />

interface ReminderPartProps {
  diary: Diary
  reminding: ReminderPlan
}

function ReminderScreen({ Part }: { Part: ComponentType<ReminderPartProps> }) {
  useTextsReady(AREAS)
  return <ReadReminders Part={Part} />
}

function ReadReminders({ Part }: { Part: ComponentType<ReminderPartProps> }) {
  const shell = useText()
  const diary = useDiary()
  const reminding = useReminders(diary)
  return reminding === null ? (
    <Skeleton longText={shell('waitingLong')} />
  ) : (
    <Part diary={diary} reminding={reminding} />
  )
}

/** The initial state stays, whatever another device changes meanwhile. */
function NewReminder({ diary, reminding: { reminders, quiet } }: ReminderPartProps) {
  const text = useText('reminders')
  const [id] = useState(() => numberForNew(reminders))
  if (id.ok) return <ReminderEditor diary={diary} begun={{ opened: null, id: id.value }} quiet={quiet} />
  return <InPlaceOfReminder title={text('add')} about={text('most', { 0: reminders.length })} />
}

const EDITED = PATHS.reminderEdit.replace('$id', '')

/** While another screen is loading, the address is already the new one: then the previous reminder stays. */
function AskedReminder(read: ReminderPartProps) {
  const isHere = useLocation({ select: ({ pathname }) => pathname.startsWith(EDITED) })
  const { id = '' } = useParams()
  const [asked, setAsked] = useState(id)
  if (isHere && asked !== id) setAsked(id)
  return <KnownReminder key={asked} id={asked} {...read} />
}

function KnownReminder({ id, diary, reminding: { reminders, quiet } }: ReminderPartProps & { id: string }) {
  const text = useText('reminders')
  const [opened] = useState(() => reminders.find(({ key }) => key === id))
  if (opened !== undefined) return <ReminderEditor diary={diary} begun={{ opened }} quiet={quiet} />
  return <InPlaceOfReminder title={text('edit')} about={text('notHereTitle')} more={text('notHereText')} />
}

/** The limit is reached; or the address is of a reminder that was deleted, or is not synced to this device yet. */
function InPlaceOfReminder({ title, about, more }: { title: string; about: string; more?: string }) {
  const text = useText('reminders')
  const shell = useText()
  const goBack = useGoBack(PATHS.notifications)
  return (
    <Screen
      header={
        <ScreenHeader title={title} leave={{ label: shell('back'), sign: 'back', onLeave: () => goBack() }} />
      }
    >
      <div className="reminder-column">
        <EmptyState title={about} {...(more !== undefined && { text: more })}>
          <Link className="button primary" to={PATHS.notifications}>
            {text('all')}
          </Link>
        </EmptyState>
      </div>
    </Screen>
  )
}
