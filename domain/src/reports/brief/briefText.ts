import {
  CHANGE_BANDS,
  comparedDays,
  changeDirection,
  missingDays,
  type ComparedAverage,
} from '../../results/insights/figures.ts'
import { MEDICINE_DAYS } from '../../medications/dayLimit.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { MedicineDayCount } from '../facts/medicineDayFacts.ts'
import { shortenText } from '../words/pageRoom.ts'
import type { Brief, PeriodPair } from './brief.ts'
import { briefWords, type BriefLocale, type BriefWords } from './briefWords.ts'
import type { TriedMedicine } from './medicinesTried.ts'

/** The complete texts of the page. Screen and print only lay them out. [REP-55] */
export interface BriefText {
  /** The person's name, for paper that lies among others; null if there is none. [REP-75] */
  name: string | null
  made: string
  days: string
  changed: { rows: readonly BriefRow[]; note: string | null }
  function: readonly BriefRow[]
  medicines: { rows: readonly MedicineRow[]; note: string; more: string | null }
  notes: string
}

export interface BriefRow {
  title: string
  now: string
  before: string
  /** Null if no change is reported. */
  change: string | null
}

export interface MedicineRow {
  item: number
  name: string
  uses: string
  results: readonly string[]
}

const NAME_LETTERS = 60

interface Circumstances {
  today: DayNumber
  /** The person's name; '' if there is none. */
  name: string
}

export function briefText(brief: Brief, tongue: BriefLocale & Circumstances): BriefText {
  const words = briefWords(tongue)
  const { say, dates } = words
  const { figures, worst, places, activityDays, activities } = brief
  const name = shortenText(tongue.name.trim(), NAME_LETTERS)
  return {
    name: name === '' ? null : name,
    made: say('made', { date: dates({ from: tongue.today, to: tongue.today }) }),
    days: say('days', { days: dates(brief.span) }),
    changed: {
      rows: [
        figureRow(figures.pain, { words, title: say('averagePain'), ways: PAIN_WAYS }),
        row(figures.hardDays, { words, title: say('hardDays'), tell: words.hardDays }),
        ...rowIfTold(worst, { words, title: say('highest'), tell: words.worst }),
        ...rowIfTold(places, { words, title: say('topLocations'), tell: words.named }),
      ],
      note: changeNote(figures.pain, words),
    },
    function: [
      figureRow(figures.function, { words, title: say('averageDay'), ways: DAY_WAYS }),
      ...rowIfTold(activityDays, { words, title: say('activityOn'), tell: words.loggedDays }),
      ...rowIfTold(activities, { words, title: say('mostOften'), tell: words.namedDays }),
    ],
    medicines: medicinesText(brief, words),
    // A Chinese full stop includes its own space.
    notes: [say('selfReported'), say('scales')].join(tongue.tag.startsWith('zh') ? '' : ' '),
  }
}

interface RowWays<Told> {
  words: BriefWords
  title: string
  tell: (told: Told) => string
}

/** Shows counts of different numbers of days side by side, without naming a change. */
function row<Told>({ now, before }: PeriodPair<Told>, { words, title, tell }: RowWays<Told>): BriefRow {
  return { title, now: tell(now), before: words.say('before', { what: tell(before) }), change: null }
}

/** Leaves out what neither period has: the page has limited space. */
const rowIfTold = <Told>(told: PeriodPair<Told | null>, ways: RowWays<Told | null>): readonly BriefRow[] =>
  told.now === null && told.before === null ? [] : [row(told, ways)]

const PAIN_WAYS = { lower: 'lower', higher: 'higher' } as const
/** On this scale 10 is good. */
const DAY_WAYS = { lower: 'worseBy', higher: 'betterBy' } as const

interface FigureWays {
  words: BriefWords
  title: string
  ways: typeof PAIN_WAYS | typeof DAY_WAYS
}

function figureRow({ now, before, change }: ComparedAverage, { words, title, ways }: FigureWays): BriefRow {
  const { say, average, size } = words
  const both = row<typeof before>({ now, before }, { words, title, tell: average })
  if (change === null) return both
  const way = changeDirection(change)
  return {
    ...both,
    change: way === 'none' ? say('noClearChange') : say(ways[way], { points: size(change) }),
  }
}

/** What the size of a change means, or why none is reported. [REP-57] */
function changeNote(figure: ComparedAverage, { say }: BriefWords): string | null {
  const { change } = figure
  if (change !== null) {
    const band = CHANGE_BANDS[change.band]
    return band === null ? null : say(band)
  }
  const days = comparedDays(figure)
  const missing = missingDays(days)
  return missing === null ? null : say(missing, { ...days })
}

function medicinesText({ medicines, whole }: Brief, words: BriefWords): BriefText['medicines'] {
  const { say, dates } = words
  const { rows, more } = medicines
  return {
    rows: rows.map((one) => medicineRow(one, words)),
    note: say(rows.length === 0 ? 'noMedicines' : 'medicinesNote', { days: dates(whole) }),
    more: more === 0 ? null : say('more', { count: more }),
  }
}

function medicineRow(tried: TriedMedicine, words: BriefWords): MedicineRow {
  const { say, number, labelOf } = words
  const { item, uses, amount, days, better, same, worse, relief } = tried
  const marks = better + same + worse === 0 ? say('notMarked') : say('markCounts', { better, same, worse })
  const results = [...(days === null ? [] : [daysText(days, words)]), marks]
  if (relief.told !== null) {
    const { medianBefore, medianAfter, responded } = relief.told
    const [before, after] = [number(medianBefore), number(medianAfter)]
    results.push(say('reliefTold', { n: relief.n, before, after, yes: responded.yes }))
  }
  const used = say('used', { count: uses })
  return { item, name: labelOf(item), uses: amount === null ? used : words.withAmount(used, amount), results }
}

/** "On 9 of the last 30 days (limit entered: 10)", without a judgement. [MDAY-3, MDAY-4] */
function daysText({ days, limit }: MedicineDayCount, { say }: BriefWords): string {
  const told = { days, of: MEDICINE_DAYS }
  return limit === null ? say('medicineDays', told) : say('medicineDaysLimited', { ...told, limit })
}
