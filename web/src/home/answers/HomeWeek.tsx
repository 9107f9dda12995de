import { lastSevenDays, type WeekDay } from '@reprieve/domain/home/week.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { useId } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useLatestRecords } from '../../records/readRecords.ts'
import { useSeverityWords } from '../../records/useSeverityWords.ts'
import { useToday } from '../../results/frame/useToday.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'

/** More than anybody records in a week. */
const WEEK_RECORDS = 200

/** The last seven days as bars from 0 to 10; each opens its day. [HOME-30] */
export function HomeWeek({ diary }: { diary: Diary }) {
  const text = useText('home')
  const heading = useId()
  const today = useToday()
  const records = useLatestRecords(diary, WEEK_RECORDS)
  const week = lastSevenDays(records ?? [], today)
  const logged = week.filter(({ average }) => average !== null).length
  return (
    <section className="home-card home-week" aria-labelledby={heading}>
      <div className="home-week-head">
        <h2 id={heading}>{text('lastSevenDays')}</h2>
        <p>{records !== null && text('daysLogged', { days: logged })}</p>
      </div>
      <ul className="week-days" data-waiting={records === null || undefined}>
        {week.map((one) => (
          <li key={one.day}>
            <DayBar {...one} isToday={one.day === today} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The share of the picture's height: 0 is a bar of 24 px, 10 the full height. */
const barHeight = (average: number): string =>
  `calc(1.5rem + (var(--week-height) - 1.5rem) * ${average / 10})`

function DayBar({ day, average, isToday }: WeekDay & { isToday: boolean }) {
  const text = useText('home')
  const tag = useFormatTag()
  const { spoken } = useSeverityWords()
  const weekday = dayFormat(tag).format(day * DAY_MS)
  return (
    <Link
      className="week-day"
      to={PATHS.calendar}
      search={{ date: localDay(day), month: localDay(day).slice(0, 7) }}
      data-today={isToday || undefined}
    >
      <span className="week-bar-place" aria-hidden="true">
        {average === null ? (
          <>
            <span className="week-none">{text('none')}</span>
            <span className="week-bar empty" />
          </>
        ) : (
          <span
            className="week-bar"
            style={{
              blockSize: barHeight(average),
              background: `var(--sev-${average})`,
              borderColor: `var(--sev-${average}-edge)`,
              color: `var(--sev-${average}-on)`,
            }}
          >
            {average}
          </span>
        )}
      </span>
      {isToday && <span className="week-name week-today">{text('today')}</span>}
      <span className="week-name week-weekday" aria-hidden={isToday || undefined}>
        {weekday}
      </span>
      <span className="unseen">{average === null ? text('dayNothing') : spoken(average)}</span>
    </Link>
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

function dayFormat(tag: string): Intl.DateTimeFormat {
  const known = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  formats.set(tag, known)
  return known
}
