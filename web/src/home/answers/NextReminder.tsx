import { nextDue } from '@reprieve/domain/reminders/dueReminders.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { momentAt } from '@reprieve/domain/time/place.ts'
import { deviceOffsetAt, useNow } from '../../device/useNow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useReminders } from '../../reminders/useReminders.ts'
import { timeText } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { DiaryIcon } from '../../ui/icons/DiaryIcon.tsx'

/** [HOME-33] */
export function NextReminder({ diary }: { diary: Diary }) {
  const text = useText('home')
  const tag = useFormatTag()
  const { at: now } = useNow()
  const plan = useReminders(diary)
  const next = plan === null ? null : nextDue(plan, now, deviceOffsetAt)
  if (next === null || next - now > DAY_MS) return null
  const wait = Math.ceil((next - now) / MINUTE_MS) * MINUTE_MS
  const hours = Math.floor(wait / HOUR_MS)
  const minutes = (wait - hours * HOUR_MS) / MINUTE_MS
  return (
    <Link className="home-row" to={PATHS.notifications}>
      <span className="home-row-icon">
        <DiaryIcon name="bell" />
      </span>
      <span className="home-row-words">
        <b>{text('nextReminder', { time: timeText(tag, momentAt(next, deviceOffsetAt)) })}</b>
        <span>{hours === 0 ? text('inMinutes', { minutes }) : text('inHours', { hours, minutes })}</span>
      </span>
    </Link>
  )
}
