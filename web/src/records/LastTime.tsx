import type { Key } from '@reprieve/locales/words.ts'
import { useSyncExternalStore } from 'react'
import { useNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { momentWords, type MomentWords } from '../text/momentWords.ts'
import { useFormatTag, useText } from '../text/useText.tsx'
import { watchLatestRecords } from './recordTableWatch.ts'

const SENTENCE: Record<MomentWords['word'], Key<'records'>> = {
  today: 'lastTimeToday',
  yesterday: 'lastTimeYesterday',
  'this-year': 'lastTimeDay',
  'another-year': 'lastTimeDay',
}

/** The line is rendered even when empty: the slider must not move from under the finger. */
export function LastSeverityLine({ diary }: { diary: Diary }) {
  return <p className="last-time">{useLastTime(diary)}</p>
}

function useLastTime(diary: Diary): string | null {
  const text = useText('records')
  const tag = useFormatTag()
  const now = useNow()
  const { subscribe, current } = watchLatestRecords(diary, 1)
  const seen = useSyncExternalStore(subscribe, current)
  // A record that cannot be read is left out: it must not keep anybody from writing.
  const last = seen.is === 'read' ? seen.value[0] : undefined
  if (last === undefined || last.severity === null) return null
  const { word, time, day } = momentWords(tag, { at: last.startsAt, offset: last.timeOffset }, now)
  return text(SENTENCE[word], { severity: last.severity, time, day })
}
