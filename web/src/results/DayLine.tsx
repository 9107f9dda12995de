import { calendarWord } from '@reprieve/domain/time/calendarWord.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { useNow } from '../device/useNow.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { dateText } from '../settings/whenText.ts'
import { useText } from '../settings/words.tsx'

export function DayLine({ at }: { at: LocalInstant }) {
  const text = useText('results')
  const tag = useFormatTag()
  const word = calendarWord(at, useNow())
  const date = dateText(tag, at, { withYear: word === 'another-year' })
  return (
    <h2 className="day-line">{word === 'today' || word === 'yesterday' ? text(word, { date }) : date}</h2>
  )
}
