import type { DayFacts } from '@reprieve/domain/results/calendar/dayFacts.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { rangeWord } from '@reprieve/domain/filters/rangeWord.ts'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../../app/paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ListCard } from '../../ui/ListRow.tsx'
import './calendar.css'
import { dayIn, dayLine, painText, type CalendarWords } from './calendarWords.ts'
import { shapeAt } from './OverlayLegend.tsx'

interface DayRowProps {
  day: DayNumber
  facts: DayFacts | undefined
  today: DayNumber
  /** The names of the chosen overlays, by position. */
  overlayNames: readonly string[]
  words: CalendarWords
}

/** The chosen day in words; with entries it links to them. */
export function DayRow(props: DayRowProps) {
  const { day, facts } = props
  const hasEntries = facts !== undefined && (facts.records > 0 || facts.score !== null)
  const date = localDay(day)
  return (
    <ListCard>
      {hasEntries ? (
        <Link
          className="list-row"
          to={PATHS.records}
          search={{ range: rangeWord({ is: 'custom', from: date, to: date }) }}
        >
          <DayWords {...props} />
          <Icon name="chevronRight" />
        </Link>
      ) : (
        <div className="list-row calendar-day-empty">
          <DayWords {...props} />
        </div>
      )}
    </ListCard>
  )
}

function DayWords({ day, facts, today, overlayNames, words }: DayRowProps) {
  const severity = facts?.severity ?? null
  return (
    <>
      {severity !== null && <Badge ramp="sev" value={severity} label={painText(facts, words)} />}
      <span className="list-row-words">
        <span className="list-row-title">{dayIn(words.tag, 'weekday', day)}</span>
        <span className="list-row-subtitle">{dayLine({ day, facts, today }, words)}</span>
        {(facts?.overlays.length ?? 0) > 0 && (
          <span className="calendar-day-overlays">
            {facts?.overlays.map((place) => (
              <span key={place}>
                <Glyph shape={shapeAt(place)} />
                {overlayNames[place]}
              </span>
            ))}
          </span>
        )}
      </span>
    </>
  )
}
