import type { Intent } from '../understoodQuestion.ts'
import type { QuestionConcept } from './concepts.ts'

/** The parts of a question besides its words. */
export type Slot = 'medicine' | 'item' | 'secondThing' | 'period' | 'oneDay' | 'twoPeriods' | 'left'
export type QuestionPiece = QuestionConcept | Slot

/** One form of a question: at least one piece of each need, and only needed or allowed pieces. */
export interface Row {
  intent: Intent
  needs: readonly (readonly QuestionPiece[])[]
  may: readonly QuestionPiece[]
}

const row = (intent: Intent, needs: string, may = ''): Row => ({
  intent,
  needs: words(needs).map((need) => need.split('|') as QuestionPiece[]),
  may: words(may) as QuestionPiece[],
})

const words = (said: string): string[] => said.split(' ').filter((word) => word !== '')

const DAYS = 'period oneDay have what'
const MOST_MAY = `${DAYS} pain wrote where location symptom character environment activities aggravating`
const HELPED_MAY = `${DAYS} most mostOften pain medicines alleviating take how days`
const HOW_TO_MAY = 'item medicine pain hard help have up down less more best change days what'
/** Unknown words are searched in the guide, which says nothing about the diary. */
const GUIDE_MAY =
  'whatIs howTo explain what how item medicine pain hard help have up down less more change days symptom location character activities environment aggravating alleviating medicines conditions pattern link withWhat best worst'
const CHARTS = 'insightsView|chartsView|timelineView|compareView|calendarView|bodyView|thisChart'

/** Every question fits one intent or none: `rowsThatMeet` finds two rows that could fit one question. [ASST-21] */
export const ROWS: readonly Row[] = [
  row(
    'avg-pain',
    'avg|howStrong|how pain',
    `${DAYS} morning evening wrote avg how howStrong days item medicine`,
  ),
  row('avg-pain', 'howMany pain', DAYS),
  row('avg-pain', 'avg item', `${DAYS} morning evening days`),
  row('avg-pain', 'how|howStrong period', 'have how howStrong'),
  row('avg-pain', 'pain period|oneDay', 'have'),
  row('avg-pain', 'what pain period|oneDay', `${DAYS} morning evening`),
  row('avg-score', 'score avg|how|what|howStrong', `${DAYS} days avg how`),
  row('avg-score', 'days how|avg', `${DAYS} avg`),
  row('worst', 'worst', `${DAYS} when days pain score records wrote how howStrong`),
  row('worst', 'when|days most|more pain', `${DAYS} when`),
  row('best', 'best', `${DAYS} when days pain score records wrote how howStrong`),
  row('best', 'when|days least|less pain', `${DAYS} when`),
  row('hard-days', 'hard days', `${DAYS} howMany howOften when wrote pain`),
  row('count', 'howMany|howOften records|reflections', `${DAYS} wrote days`),
  row('count', 'howMany|howOften wrote', `${DAYS} days pain`),
  row('count', 'what wrote|records period', 'have wrote days records'),
  row('trend', 'trend|up|down', `${DAYS} up down trend pain score how more less days change item`),
  row('trend', 'change pain|score', `${DAYS} how days`),
  row('trend', 'more less pain|score', `${DAYS} how`),
  row('compare', 'compare twoPeriods|period|oneDay', 'pain score how what days have more less avg records'),
  row(
    'compare',
    'twoPeriods more|less|worst|best',
    'pain score how what days have when more less worst best',
  ),
  row('more-with', 'withWhat more|worst pain', `${DAYS} when days wrote most mostOften`),
  row('less-with', 'withWhat less|best pain', `${DAYS} when days wrote most mostOften`),
  row('link-of', 'link item|medicine', `${DAYS} pain how more less days withWhat`),
  row('link-of', 'more|less item|medicine pain', `${DAYS} days withWhat`),
  row('most', 'mostOften|most location|symptom|character|environment|activities|aggravating', MOST_MAY),
  row('most', 'mostOften|most medicines', `${DAYS} take wrote dose`),
  row('most', 'where pain|mostOften', `${MOST_MAY} mostOften most`),
  row('how-often', 'howOften|howMany item', `${DAYS} wrote pain days records take`),
  row('how-often', 'item period|oneDay', 'have wrote pain days'),
  row('how-often', 'when item', `${DAYS} wrote pain`),
  row('last-time', 'lastTime|firstTime item', `${DAYS} when wrote pain take days`),
  row('last-time', 'lastTime|firstTime records|reflections|wrote', 'when what have records wrote'),
  row('last-dose', 'lastTime|firstTime medicine', `${DAYS} when take dose wrote`),
  row('last-dose', 'when medicine', `${DAYS} take dose wrote`),
  row('last-dose', 'lastTime|firstTime take|medicines|dose', `${DAYS} when`),
  row('doses', 'howOften|howMany medicine', `${DAYS} take dose days wrote`),
  row('doses', 'take|dose medicine period|oneDay', 'have take dose wrote'),
  row('doses', 'howMany|howOften dose|medicines|take', DAYS),
  row(
    'did-help',
    'help|notHelp item|medicine',
    `${DAYS} pain howOften howMany howStrong take wrote how acts`,
  ),
  row('did-help', 'acts item|medicine', `${DAYS} pain howOften howMany howStrong`),
  row('what-helped', 'what|mostOften|most help|notHelp|madeWorse|acts', HELPED_MAY),
  row('what-helped', 'medicines|alleviating help|notHelp|madeWorse|acts', HELPED_MAY),
  row('pattern', 'howLong|pattern', `${DAYS} pain how avg days lastTime mostOften`),
  row('on-day', 'oneDay what|wrote|how', 'have records wrote'),
  row('my-medicines', 'medicines what|take|have', 'what take have wrote'),
  row('my-conditions', 'conditions', 'what have wrote'),
  row('visit', 'visit', 'what how help have period oneDay explain ahead wrote canAsk'),
  row('explain', `explain|what|how ${CHARTS}`, 'wrote have howTo help'),
  // A view is explained under its name, even if that is also a word for a trend.
  row('explain', 'explain trend', 'what how wrote have howTo help'),
  row('guide', 'whatIs item|medicine|pain', 'item medicine pain'),
  // Not whether it helped, but how it works.
  row('guide', 'how acts item|medicine', 'item medicine pain'),
  row('guide', 'whatIs|howTo|explain left', GUIDE_MAY),
  row('guide', 'howTo item|medicine|pain|hard|help', HOW_TO_MAY),
  row('guide', 'explain item|medicine|pain', 'item medicine pain what'),
  row('can-do', 'canAsk', 'what how help have'),
  row('can-do', 'help', ''),
  row('kind', 'feeling', ''),
]

/**
 * "What is" can be a question to the guide; elsewhere it means "what". "Do I have" asks about an illness, or for
 * numbers.
 */
const READ_AS: Readonly<Partial<Record<QuestionPiece, QuestionPiece>>> = { whatIs: 'what', doIHave: 'have' }

const has = (pieces: ReadonlySet<QuestionPiece>, wanted: readonly QuestionPiece[]): boolean =>
  wanted.some((piece) => pieces.has(piece) || [...pieces].some((one) => READ_AS[one] === piece))

const needsAreMet = ({ needs }: Row, pieces: ReadonlySet<QuestionPiece>): boolean =>
  needs.every((need) => has(pieces, need))

const allowedBy = ({ needs, may }: Row): ReadonlySet<QuestionPiece> => new Set([...needs.flat(), ...may])

const isAllowed = (allowed: ReadonlySet<QuestionPiece>, piece: QuestionPiece): boolean => {
  const other = READ_AS[piece]
  return allowed.has(piece) || (other !== undefined && allowed.has(other))
}

export function fitsRow(row: Row, pieces: ReadonlySet<QuestionPiece>): boolean {
  const allowed = allowedBy(row)
  return [...pieces].every((piece) => isAllowed(allowed, piece)) && needsAreMet(row, pieces)
}

/** Whether a question can fit both rows: then the set of all pieces that both allow does. */
export function canRowsOverlap(one: Row, other: Row): boolean {
  const [first, second] = [allowedBy(one), allowedBy(other)]
  const both = new Set(
    [...first, ...second].filter((piece) => isAllowed(first, piece) && isAllowed(second, piece)),
  )
  if (first.has('what') && second.has('whatIs')) both.add('whatIs')
  if (second.has('what') && first.has('whatIs')) both.add('whatIs')
  return needsAreMet(one, both) && needsAreMet(other, both)
}
