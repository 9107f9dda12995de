import type { ToldResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import type { KnownPlan } from '@reprieve/domain/purchases/plan.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { DiaryRow } from '../../results/diaryRow.ts'

// What a server and the child that makes a report tell each other. In: a line of JSON each, the head first, then rows,
// then the end. Out: a line of JSON for each frame, and behind those that say so as many bytes.

/** Of the report, in the first line. */
export interface ChildHead {
  v: 1
  /** As it was sent and is kept: options, filter and range are read in the child. */
  request: unknown
  language: Language
  /** When it was asked for, and how far east of UTC its person was. */
  made: number
  offset: number
  /** Until when the server had heard of the diary. */
  receivedUntil: number | null
  /** What it was priced by; who spent a credit has the period before compared, too. */
  plan: KnownPlan
  usedCredit: boolean
}

/** No kind of the diary is called so. */
export const ANSWERED = 'answered'

/** A questionnaire that was answered; none are sent for a link that shows less than its report. */
export interface AnsweredRow extends ToldResponse {
  kind: typeof ANSWERED
}

export type ChildRow = DiaryRow | AnsweredRow

export type ChildLine = { head: ChildHead } | { row: ChildRow } | { end: true }

export type FileForm = 'pdf' | 'json' | 'csv'

export type ChildFrame =
  /** Of a hundred. */
  | { is: 'progress'; at: number }
  | { is: 'file'; form: FileForm; type: string; bytes: number }
  /** The report as JSON, for who it is shared with. */
  | { is: 'content'; bytes: number }
  /** Nothing is left after the filter: there is no file, and nothing went wrong. */
  | { is: 'empty' }
  | { is: 'done'; isUa: boolean }

export interface ReadFrame {
  frame: ChildFrame
  bytes: Buffer
}

const NEW_LINE = 0x0a

/** Takes what comes in any pieces, and gives back each frame that is whole. */
export function frameReader(): (piece: Buffer) => readonly ReadFrame[] {
  let pieces: Buffer[] = []
  let held = 0
  // Joined only when enough is there: a file of megabytes comes in hundreds of pieces.
  let wanted = 1
  return (piece) => {
    pieces.push(piece)
    held += piece.length
    if (held < wanted) return []
    let rest = Buffer.concat(pieces, held)
    const found: ReadFrame[] = []
    for (;;) {
      const end = rest.indexOf(NEW_LINE)
      wanted = rest.length + 1
      if (end === -1) break
      const frame = frameOf(rest.toString('utf8', 0, end))
      const last = end + 1 + ('bytes' in frame ? frame.bytes : 0)
      wanted = Math.max(wanted, last)
      if (rest.length < last) break
      found.push({ frame, bytes: rest.subarray(end + 1, last) })
      rest = rest.subarray(last)
    }
    pieces = [rest]
    held = rest.length
    return found
  }
}

// Only our own child writes these lines.
const frameOf = (line: string): ChildFrame => JSON.parse(line) as ChildFrame

export function frameBytes(frame: ChildFrame, bytes: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(frame)}\n`), bytes])
}
