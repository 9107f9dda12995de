import type { Reminding } from '@reprieve/domain/reminders/due.ts'
import { icsOf } from '@reprieve/domain/reminders/ics.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { downloadFile } from '../device/downloadFile.ts'
import { localNow } from '../device/useNow.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'

const NAME = 'reprieve.ics'

/** For people who want no notifications. Made on press, because its days start today. [REM-11] */
export function CalendarFile({ reminding }: { reminding: Reminding }) {
  const text = useText('reminders')
  const make = (): string | null => {
    const now = localNow()
    const words = { title: text('notifyTitle'), body: text('notifyBody') }
    return icsOf(reminding, { words, today: dayOf(now), stamp: now.at })
  }
  const take = (): void => {
    const file = make()
    if (file !== null) downloadFile(NAME, new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }
  return (
    <section className="card reminder-part">
      <h2>{text('calendar')}</h2>
      <p>{text('calendarText')}</p>
      {make() === null ? (
        <p>{text('calendarNone')}</p>
      ) : (
        <Button label={text('calendarTake')} onPress={take} />
      )}
    </section>
  )
}
