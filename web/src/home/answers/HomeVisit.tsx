import { daysUntilVisit, isVisitNear, type Visit } from '@reprieve/domain/reminders/visit.ts'
import { dayNumber, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useEffect, useState } from 'react'
import { readChoice, storeChoice } from '../../device/storage.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useVisit } from '../../reminders/visitTable.ts'
import { useToday } from '../../results/frame/useToday.ts'
import { useFormatTag, useText, useTextsReady } from '../../text/useText.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'

interface HomeVisitProps {
  diary: Diary
  /** `near`: among the first rows, for a visit of the next days; `below`: the way to it on all other days. */
  place: 'near' | 'below'
}

const AREAS: readonly BrowserArea[] = ['visit']

/** The next visit to a doctor, one press away. [HOME-34] */
export function HomeVisit(props: HomeVisitProps) {
  useTextsReady(AREAS)
  return <VisitRow {...props} />
}

function VisitRow({ diary, place }: HomeVisitProps) {
  const text = useText('visit')
  const tag = useFormatTag()
  const today = useToday()
  const planned = useVisit(diary)
  const [wasNear] = useState(() => readChoice('visitRow') !== null)
  const visit = planned?.visit ?? null
  const isNear = planned === null ? null : isVisitNear(visit, today)
  // The next first render keeps the row's place, so that nothing moves when it appears. [HOME-26]
  useEffect(() => {
    if (place === 'near' && isNear !== null) storeChoice('visitRow', isNear ? 'yes' : null)
  }, [place, isNear])
  if (isNear === null)
    return wasNear === (place === 'near') ? <div className="home-row" aria-hidden="true" /> : null
  if (isNear !== (place === 'near')) return null
  const title =
    visit !== null && isNear
      ? text('home', { day: visitDayText(visit, today, { text, tag }) })
      : text('title')
  return (
    <Link className="home-row" to={PATHS.visitBrief}>
      <span className="home-row-icon">
        <Icon name="calendar" />
      </span>
      <span className="home-row-words">
        <b>{title}</b>
        {!isNear && <span>{text('about')}</span>}
      </span>
      <Icon name="chevronRight" />
    </Link>
  )
}

interface DayWords {
  text: Text<'visit'>
  tag: string
}

/** "today", "tomorrow" or "Thursday, 26 Nov". */
function visitDayText(visit: Visit, today: DayNumber, { text, tag }: DayWords): string {
  const days = daysUntilVisit(visit, today)
  if (days === 0) return text('today')
  if (days === 1) return text('tomorrow')
  const format = { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(tag, format).format(dayNumber(visit.day) * DAY_MS)
}
