import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useText, useWords } from '../settings/words.tsx'
import { useNow } from './useNow.ts'
import { formatTag, whenOf, type When } from './whenText.ts'

const SENTENCE = {
  today: 'todayAt',
  yesterday: 'yesterdayAt',
  'this-year': 'dayAt',
  'another-year': 'dayAt',
} as const satisfies Record<When['word'], Parameters<Text<'records'>>[0]>

export const useFormatTag = (): string => formatTag(useWords().language, navigator.languages)

/** "Today, 14:20" of a moment, by the calendar and clock of where it was. */
export function useWhen(): (moment: LocalInstant) => string {
  const text = useText('records')
  const tag = useFormatTag()
  const now = useNow()
  return (moment) => {
    const { word, time, day } = whenOf(tag, moment, now)
    return text(SENTENCE[word], { time, day })
  }
}
