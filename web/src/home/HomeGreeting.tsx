import { greetingAt, type Greeting } from '@reprieve/domain/home/greeting.ts'
import { diaryDayAt } from '@reprieve/domain/reflections/diaryDay.ts'
import { startOf } from '@reprieve/domain/time/localDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useNow } from '../device/useNow.ts'
import { useOnceIdle } from '../device/useOnceIdle.ts'
import { dateText } from '../text/dateFormats.ts'
import { useFormatTag, usePrefetchTexts, useText } from '../text/useText.tsx'
import { Logo } from '../ui/icons/Logo.tsx'
import { HOME_AREAS } from './homePrefetch.ts'
import './homeGreeting.css'

const WORDS: Record<Greeting, Key<'home'>> = {
  morning: 'greetingMorning',
  afternoon: 'greetingAfternoon',
  evening: 'greetingEvening',
}

const NO_DATE_YET = '\u00A0'

/** Replaces the title: a person who opens the diary knows that this is home. */
export function HomeGreeting() {
  const now = useNow()
  // The first format of a date makes a slow phone read the formats of all languages, for longer than home takes to draw.
  const isDateShown = useOnceIdle()
  const tag = useFormatTag()
  const today = { at: startOf(diaryDayAt(now).today, now.offset), offset: now.offset }
  // Fetched while the cards themselves load.
  usePrefetchTexts(HOME_AREAS)
  const shell = useText()
  const text = useText('home')
  return (
    <div className="greeting">
      <span className="greeting-sign">
        <Logo name={shell('productName')} />
      </span>
      <div>
        <h1>{text(WORDS[greetingAt(now)])}</h1>
        <p>{isDateShown ? dateText(tag, today) : NO_DATE_YET}</p>
      </div>
    </div>
  )
}
