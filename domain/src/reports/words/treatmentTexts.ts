import type { EffectText, PageSummary } from '../pageOne.ts'
import type { Marks, SummaryFacts, ReportedMedication } from '../summaryFacts.ts'
import { MEDICINE_DAYS } from '../../medications/dayLimit.ts'
import type { AmountRange } from '../facts/amountsTaken.ts'
import type { MedicineDayCount } from '../facts/medicineDayFacts.ts'
import { firstRows, shortenText, type PageRoom } from './pageRoom.ts'
import type { ReportFormatter } from './reportFormatter.ts'
import { moreText } from './tableTexts.ts'

const DASH = '–'

/** [REP-39] */
export function medicineTable(
  { medicines }: SummaryFacts,
  room: PageRoom,
  speech: ReportFormatter,
): PageSummary['medicines'] {
  if (medicines === null) return null
  const { report, records, medications } = speech.say
  const { rows, more } = firstRows(medicines, room.medicines)
  const hasDays = room.hasDays && rows.some(({ days = null }) => days !== null)
  return {
    title: records('medications'),
    heads: [
      report('name'),
      report('howTaken'),
      report('logged'),
      ...(hasDays ? [report('medicineDaysIn', { of: MEDICINE_DAYS })] : []),
      report('effectRange'),
    ],
    rows: rows.map(({ medication, uses, amount, marks, days = null }) => ({
      name: medicineName(medication, room, speech),
      taken: takenText(medication, room, speech),
      logged: loggedText(uses, room.hasAmounts ? amount : null, speech),
      ...(hasDays && { days: daysText(days, speech) }),
      effect: effectText(marks, speech),
    })),
    more: moreText(more, speech),
    none: rows.length === 0 ? medications('empty') : null,
  }
}

/** Names may be shortened, the strength never. [REP-76] */
function medicineName(
  medication: ReportedMedication,
  { letters }: PageRoom,
  { medicines }: ReportFormatter,
): string {
  const commonName = shortenText(medicines.commonName(medication), letters)
  const brandName = medication.brandName === null ? null : shortenText(medication.brandName, letters)
  return medicines.shortName({ ...medication, commonName, names: {}, brandName })
}

/** Each dosage is shown completely or not at all. [REP-76] */
function takenText(medication: ReportedMedication, room: PageRoom, speech: ReportFormatter): string {
  const dosages = medication.dosages.slice(0, room.dosages)
  const taken = speech.medicines.taken({ ...medication, dosages })
  const more = moreText(medication.dosages.length - dosages.length, speech)
  return taken === null ? DASH : speech.clauses([taken, ...(more === null ? [] : [more])])
}

/** "9 times, 1–2 tablets each time". [REP-92] */
function loggedText(uses: number, amount: AmountRange | null, speech: ReportFormatter): string {
  if (uses === 0) return DASH
  const times = speech.say.report('times', { count: uses })
  return speech.clauses(amount === null ? [times] : [times, speech.amountRange(amount)])
}

/** "9 of 30 (limit entered: 10)": a number beside a number, without a judgement. [MDAY-3, MDAY-4] */
function daysText(count: MedicineDayCount | null, { say: { report } }: ReportFormatter): string {
  if (count === null) return DASH
  const { days, limit } = count
  const told = { days, of: MEDICINE_DAYS }
  return limit === null ? report('medicineDaysOf', told) : report('medicineDaysOfLimited', { ...told, limit })
}

/** [REP-39] */
export function helpedTable(
  { tried }: SummaryFacts,
  room: PageRoom,
  speech: ReportFormatter,
): PageSummary['helped'] {
  const { rows, more } = firstRows(tried, room.tried)
  if (rows.length === 0) return null
  const { report } = speech.say
  return {
    title: report('whatTried'),
    heads: [report('name'), report('effectRange')],
    rows: rows.map(({ label, marks }) => ({
      name: shortenText(label, room.letters),
      effect: effectText(marks, speech),
    })),
    more: moreText(more, speech),
  }
}

/** A share of few marks is uncertain, so its range is shown with it. [REP-72] */
function effectText(marks: Marks | null, { say: { report }, whole }: ReportFormatter): EffectText {
  if (marks === null) return { share: null, text: report('notMarked'), range: null }
  const { marked, share, likely } = marks
  return {
    share,
    text: report('helpedTimes', { helped: whole(marks.helped), marked }),
    range: likely === null ? null : report('helpedRange', { ...likely }),
  }
}
