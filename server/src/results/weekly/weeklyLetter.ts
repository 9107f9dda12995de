import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { mailTexts, type Letter } from '../../outside/letter.ts'

interface Week {
  days: number
  /** Null if there is none. */
  nextReminder: Instant | null
  zone: string
  link: string
}

/** Counts and a time; nothing from the diary. [REM-21] */
export function weeklyLetter(language: Language, { days, nextReminder, zone, link }: Week): Letter {
  const say = mailTexts(language)
  return {
    subject: say('weeklySubject'),
    before: [
      say('greeting'),
      days === 0 ? say('weeklyNone') : say('weeklyDays', { days }),
      nextReminder === null
        ? say('weeklyNoReminder')
        : say('weeklyReminder', { time: timeText(language, nextReminder, zone) }),
    ],
    link: { label: say('weeklyButton'), address: link },
    after: [say('weeklyPrivate')],
  }
}

const timeText = (language: Language, at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat(intlTag(language), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
