import { timeSinceStart } from '@reprieve/domain/records/openEpisode.ts'
import type { PainRecord } from '@reprieve/domain/records/painRecord.ts'
import { startOfRecord } from '@reprieve/domain/records/recordTiming.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { momentWords, type MomentWords } from '../../text/momentWords.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'

const SINCE: Record<MomentWords['word'], Key<'episodes'>> = {
  today: 'sinceToday',
  yesterday: 'sinceYesterday',
  'this-year': 'sinceDay',
  'another-year': 'sinceDay',
}

interface EpisodeWords {
  /** "Going on since 14:20, 2 h 10 min" */
  since: (head: PainRecord, now: LocalInstant) => string
}

/** Times are those of the place where the pain began. [EPI-9, REC-42] */
export function useEpisodeWords(): EpisodeWords {
  const text = useText('episodes')
  const tag = useFormatTag()
  const length = (head: PainRecord, now: LocalInstant): string => {
    const { days, hours, minutes } = timeSinceStart(head.startsAt, now.at)
    if (days > 0) return text('lengthDays', { days, hours })
    if (hours === 0) return text('lengthMinutes', { minutes })
    return minutes === 0 ? text('lengthWholeHours', { hours }) : text('lengthHours', { hours, minutes })
  }
  return {
    since: (head, now) => {
      const { word, time, day } = momentWords(tag, startOfRecord(head), now)
      return text(SINCE[word], { time, day, length: length(head, now) })
    },
  }
}
