import { daysUntilVisit, type Visit } from '@reprieve/domain/reminders/visit.ts'
import { clockWords } from '@reprieve/domain/schedule/frequencyLine.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import type { Clock } from '@reprieve/domain/time/typedTime.ts'
import { Suspense, useState } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { saveVisit, useVisit } from '../../reminders/visitTable.ts'
import { useToday } from '../../results/frame/useToday.ts'
import { NotSavedDialog, type SaveFailure } from '../../settings/saving/NotSavedDialog.tsx'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { lazyComponent } from '../../ui/navigation/lazyComponent.tsx'
import { useToasts } from '../../ui/overlays/toasts.ts'

const VisitDateSheet = lazyComponent(() => import('./VisitDateSheet.tsx'), 'VisitDateSheet')

/** The date of the visit and its reminder. [REM-24] */
export function VisitDateCard({ diary }: { diary: Diary }) {
  const text = useText('visit')
  const when = useVisitTimeText()
  const today = useToday()
  const toasts = useToasts()
  const planned = useVisit(diary)
  const [isOpen, setOpen] = useState(false)
  const [failed, setFailed] = useState<SaveFailure | null>(null)
  if (planned === null) return <section className="visit-date" aria-busy="true" />
  // A visit that is over is not shown, but its date helps to find the next one.
  const next = daysUntilVisit(planned.visit, today) === null ? null : planned.visit

  const save = async (wanted: { visit: Visit; remindAt: Clock | null } | null): Promise<void> => {
    setOpen(false)
    const saved = await saveVisit(diary, wanted)
    if (!saved.ok) return setFailed({ fault: saved.reason, retry: () => void save(wanted) })
    if (wanted !== null) return toasts.show({ message: text('saved'), isDone: true })
    toasts.show({ message: text('deleted'), undo: () => void restore(saved.value) })
  }
  const restore = async (back: () => Promise<{ ok: boolean }>): Promise<void> => {
    if ((await back()).ok) toasts.show({ message: text('restored'), isDone: true })
  }
  return (
    <section className="visit-date" aria-label={text('sheetTitle')}>
      <span className="visit-icon">
        <Icon name="calendar" />
      </span>
      {next === null ? (
        <>
          <p className="visit-words">{text('whenNext')}</p>
          <Button label={text('addDate')} onPress={() => setOpen(true)} />
        </>
      ) : (
        <>
          <p className="visit-words">
            <b>{when.visit(next)}</b>
            <span>
              {planned.remindsAt === null
                ? text('noReminder')
                : text('reminderAt', { when: when.moment(planned.remindsAt) })}
            </span>
          </p>
          <IconButton
            label={text('changeDate')}
            icon={<DiaryIcon name="pencil" />}
            onPress={() => setOpen(true)}
          />
        </>
      )}
      {isOpen && (
        <Suspense>
          <VisitDateSheet
            planned={{ visit: next, remindAt: planned.remindAt }}
            today={today}
            onSave={(wanted) => void save(wanted)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <NotSavedDialog title={text('notSaved')} failed={failed} onClose={() => setFailed(null)} />
    </section>
  )
}

interface VisitTimeText {
  /** "Thu, 26 November, 10:30". */
  visit: (visit: Visit) => string
  /** "25 November, 18:00". */
  moment: (at: Instant) => string
}

function useVisitTimeText(): VisitTimeText {
  const tag = useFormatTag()
  return {
    visit: ({ day, at }) => {
      const format = { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
      const date = new Intl.DateTimeFormat(tag, format).format(dayNumber(day) * DAY_MS)
      return at === null ? date : `${date}, ${clockWords(tag, at)}`
    },
    moment: (at) =>
      new Intl.DateTimeFormat(tag, {
        day: 'numeric',
        month: 'long',
        hour: 'numeric',
        minute: '2-digit',
      }).format(at),
  }
}
