import { greetingAt, type Greeting } from '@reprieve/domain/home/greeting.ts'
import { diaryDayAt } from '@reprieve/domain/reflections/diaryDay.ts'
import { startOf } from '@reprieve/domain/time/localDay.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useNow } from '../device/useNow.ts'
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

/** Replaces the title: a person who opens the diary knows that this is home. */
export function HomeGreeting() {
  const now = useNow()
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
        <p>{dateText(tag, today)}</p>
      </div>
    </div>
  )
}
