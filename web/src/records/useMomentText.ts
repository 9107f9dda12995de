import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useNow } from '../device/useNow.ts'
import { momentWords, type MomentWords } from '../text/momentWords.ts'
import { useFormatTag, useText } from '../text/useText.tsx'

const SENTENCE = {
  today: 'todayAt',
  yesterday: 'yesterdayAt',
  'this-year': 'dayAt',
  'another-year': 'dayAt',
} as const satisfies Record<MomentWords['word'], Parameters<Text<'records'>>[0]>

/** "Today, 14:20" for a moment, in the calendar and time zone where it happened. */
export function useMomentText(): (moment: LocalInstant) => string {
  const text = useText('records')
  const tag = useFormatTag()
  const now = useNow()
  return (moment) => {
    const { word, time, day } = momentWords(tag, moment, now)
    return text(SENTENCE[word], { time, day })
  }
}
