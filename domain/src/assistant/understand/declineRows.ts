import type { QuestionPiece } from './questionRows.ts'
import type { Decline } from './understandingResult.ts'

/** A question that is not answered, whatever else it says. */
export interface DeclineRow {
  why: Decline
  needs: readonly (readonly QuestionPiece[])[]
  never: readonly QuestionPiece[]
}

const row = (why: Decline, needs: string, never = ''): DeclineRow => ({
  why,
  needs: needs.split(' ').map((need) => need.split('|') as QuestionPiece[]),
  never: never === '' ? [] : (never.split(' ') as QuestionPiece[]),
})

/** Checked before any answer: advice is never given beside a number. [ASST-28] */
export const FIRST_DECLINES: readonly DeclineRow[] = [
  row('dose', 'dosing'),
  row('stop-or-change', 'stop medicine|medicines|take|dose|may'),
  row('stop-or-change', 'change medicine|medicines|take|dose'),
  row('dose', 'may take|dose|medicine|medicines'),
  row('dose', 'howMany|howOften may'),
  row('dose', 'howTo take|dose'),
  row('diagnosis', 'diagnosis'),
  row('prediction', 'ahead', 'visit'),
  row('cause', 'why'),
  row('other-person', 'others'),
  row('notes', 'notes', 'howMany'),
]

/** Checked if nothing was understood: the same words may be a thing in the diary, such as weather. */
export const LATER_DECLINES: readonly DeclineRow[] = [
  row('not-told-here', 'oftenWeekday|dayTime'),
  row('not-told-here', 'secondThing'),
  row('not-mine', 'offTopic'),
  row('not-told-here', 'morning|evening', 'left'),
  row('diagnosis', 'doIHave', 'howMany howOften howLong when what where'),
]

export const findDecline = (
  rows: readonly DeclineRow[],
  pieces: ReadonlySet<QuestionPiece>,
): Decline | null =>
  rows.find(
    ({ needs, never }) =>
      needs.every((need) => need.some((piece) => pieces.has(piece))) &&
      !never.some((piece) => pieces.has(piece)),
  )?.why ?? null
