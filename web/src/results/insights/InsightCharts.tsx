import { drawBars } from '@reprieve/charts/bars.ts'
import { interferenceFrom } from '@reprieve/contract/questionnaires/interferenceFrom.ts'
import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import type { DaySpan, Selection } from '@reprieve/domain/filters/filter.ts'
import type { Interference } from '@reprieve/domain/questionnaires/interference.ts'
import { PAIN_PATTERNS } from '@reprieve/domain/records/painRecord.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import {
  LENGTH_STEPS,
  countByLength,
  indexOfHighest,
  countByPattern,
  type RecordCounts,
} from '@reprieve/domain/results/insights/recordCounts.ts'
import { localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useDiary } from '../../access/diary.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import type { Ask } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SERVER_COPIES } from '../../local/serverCopies.ts'
import { watch, type WatchedRead } from '../../local/watch.ts'
import { readAllAnswers } from '../../questionnaires/answeredTable.ts'
import { useText } from '../../text/useText.tsx'
import { cacheByArguments } from '../frame/cacheByArguments.ts'
import { IS_NARROW, useMediaQuery } from '../frame/useMediaQuery.ts'
import type { Picture } from '../picture/pictureData.ts'
import { PictureCard } from '../picture/PictureCard.tsx'
import type { Results } from '../useResults.ts'
import { functionPicture, hasInterference } from './functionPicture.ts'
import { type InsightWords, useInsightWords } from './insightWords.ts'

const NONE: readonly Interference[] = []

const watchInterference = perDiary((diary: Diary): WatchedRead<readonly Interference[]> => {
  let last = { said: '', times: NONE }
  return watch(diary.doorbell, [SERVER_COPIES], async () => {
    const times = interferenceFrom(await readAllAnswers(diary))
    // The store holds much else: the same answers give the same object, so that no chart is redrawn.
    const said = JSON.stringify(times)
    if (said !== last.said) last = { said, times }
    return last.times
  })
})

const asked = new WeakSet<Diary>()

/** Once per start of the app. [RES-65] */
async function askOnce(diary: Diary, ask: Ask): Promise<void> {
  if (!navigator.onLine || asked.has(diary)) return
  asked.add(diary)
  const { fetchAnswers } = await import('../../questionnaires/fetchAnswers.ts')
  await fetchAnswers(diary, ask)
}

/** The PEG answers stored on this device; empty until they are read, or if they cannot be. [RES-63] */
function useInterference(): readonly Interference[] {
  const diary = useDiary()
  const ask = useAsk()
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const { subscribe, current } = watchInterference(diary)
  const seen = useSyncExternalStore(subscribe, current)
  // A failed request is ignored: the chart shows what is stored.
  useEffect(() => {
    if (isSignedIn) askOnce(diary, ask).catch(() => undefined)
  }, [diary, ask, isSignedIn])
  return seen.is === 'read' ? seen.value : NONE
}

const functionPictures = cacheByArguments(
  (
    days: DayTable,
    answered: readonly Interference[],
    of: InsightWords,
    results: Text<'results'>,
    isNarrow: boolean,
  ) => functionPicture(days, answered, { ...of, results, isNarrow }),
)

const countPictures = cacheByArguments(
  ({ rows, span }: Selection, { entries }: DiaryColumns, of: InsightWords, records: Text<'records'>) => {
    const words = { ...of, records }
    return {
      lengths: lengthPicture({ counted: countByLength(entries, rows), span, words }),
      patterns: patternPicture({ counted: countByPattern(entries, rows), span, words }),
    }
  },
)

/** The charts below the patterns; one without data has no `draw`. */
export interface InsightPictures {
  function: Picture
  lengths: Picture
  patterns: Picture
}

export function useInsightPictures({ days, columns, selection }: Results): InsightPictures {
  const words = useInsightWords()
  const results = useText('results')
  const records = useText('records')
  const isNarrow = useMediaQuery(IS_NARROW)
  const answered = useInterference()
  return {
    function: functionPictures(days, answered, words, results, isNarrow),
    ...countPictures(selection, columns, words, records),
  }
}

/** The id of each chart's heading, for the chips. */
export const CHART_IDS = {
  function: 'insight-function',
  lengths: 'insight-lengths',
  patterns: 'insight-patterns',
} as const satisfies Record<keyof InsightPictures, string>

export function FunctionCard({ picture, days }: { picture: Picture } & Pick<Results, 'days'>) {
  const { text } = useInsightWords()
  const answered = useInterference()
  return (
    <PictureCard picture={picture} headingId={CHART_IDS.function} isBelow>
      {hasInterference(days, answered) && <p className="insight-note">{text('pegNote')}</p>}
    </PictureCard>
  )
}

export function CountPictures({ lengths, patterns }: Pick<InsightPictures, 'lengths' | 'patterns'>) {
  return (
    <div className="insight-pair">
      <PictureCard picture={lengths} headingId={CHART_IDS.lengths} isBelow />
      <PictureCard picture={patterns} headingId={CHART_IDS.patterns} isBelow />
    </div>
  )
}

interface CountWords extends InsightWords {
  records: Text<'records'>
}

interface Counting {
  counted: RecordCounts
  span: DaySpan
  words: CountWords
}

/** The durations of pain. */
function lengthPicture(of: Counting): Picture {
  const { text, records } = of.words
  const last = LENGTH_STEPS.length - 1
  const labels = LENGTH_STEPS.map((from, at) => {
    if (at === 0) return text('underHour')
    return at === last ? text('dayOrLonger') : text('hoursFromTo', { from, to: LENGTH_STEPS[at + 1]! })
  })
  return pictureOf({ ...of, title: records('duration'), name: 'duration', labels })
}

/** The types of pain. */
function patternPicture(of: Counting): Picture {
  const { records } = of.words
  const labels = PAIN_PATTERNS.map((pattern) => records(pattern))
  return pictureOf({ ...of, title: records('typeOfPain'), name: 'type', labels })
}

interface Bars extends Counting {
  title: string
  name: string
  labels: readonly string[]
}

function pictureOf({ counted: { counts, told }, span, words, title, name, labels }: Bars): Picture {
  const { text, tag } = words
  const whole = new Intl.NumberFormat(tag)
  const rows = labels.map((label, at) => ({
    label,
    value: counts[at]!,
    valueText: whole.format(counts[at]!),
  }))
  const inRecords = (count: number): string => text('inRecords', { count, outOf: told })
  const most = indexOfHighest(counts)
  const sentence = (): string => {
    if (told === 0) return text('noneTells')
    return most === null
      ? text('toldIn', { count: told })
      : text('mostOften', { name: labels[most]!, records: inRecords(counts[most]!) })
  }
  return {
    title,
    sentence: sentence(),
    draw: told === 0 ? null : (room) => drawBars({ rows, most: Math.max(...counts) }, room),
    table: { heads: [title, text('records')], rows: rows.map(({ label, value }) => [label, value]) },
    spotText: (row) => text('spot', { day: labels[row]!, values: inRecords(counts[row]!) }),
    fileName: `reprieve-${name}-${localDay(span.from)}-${localDay(span.to)}`,
  }
}
