import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import type { KnownPlan } from '@reprieve/domain/purchases/plan.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import type { DiaryRow } from '../../results/diaryRow.ts'

// The protocol between the server and the child that makes a report. In: lines of JSON: the head, the rows, the end.
// Out: a line of JSON for each frame, followed by as many bytes as the frame says.

/** The first line, about the report. */
export interface ChildHead {
  v: 1
  /** As sent and stored: the child parses options, filter and range. */
  request: unknown
  language: Language
  /** When it was requested, and the person's UTC offset. */
  made: number
  offset: number
  /** The time of the last sync. */
  receivedUntil: number | null
  /** The plan that it was priced by; with a spent credit, the previous period is compared too. */
  plan: KnownPlan
  usedCredit: boolean
}

/** No kind of diary row has this name. */
export const ANSWERED_KIND = 'answered'

/** An answered questionnaire; not sent for a link that shows less than its report. */
export interface AnsweredRow extends SharedResponse {
  kind: typeof ANSWERED_KIND
}

export type ChildRow = DiaryRow | AnsweredRow

export type ChildLine = { head: ChildHead } | { row: ChildRow } | { end: true }

export type FileForm = 'pdf' | 'json' | 'csv'

export type ChildFrame =
  /** In percent. */
  | { is: 'progress'; at: number }
  | { is: 'file'; form: FileForm; type: string; bytes: number }
  /** The report as JSON, for people it is shared with. */
  | { is: 'content'; bytes: number }
  /** Nothing is left after the filter: there is no file, but no error either. */
  | { is: 'empty' }
  | { is: 'done'; isUa: boolean }
  /** The thread that made the report has ended, and the process takes the next one; its resident set by then. */
  | { is: 'ready'; rssMb: number }

export interface ReadFrame {
  frame: ChildFrame
  bytes: Buffer
}

const NEW_LINE = 0x0a

/** Takes data in pieces of any size, and returns each complete frame. */
export function frameReader(): (piece: Buffer) => readonly ReadFrame[] {
  let pieces: Buffer[] = []
  let held = 0
  // Joined only when enough has arrived: a file of megabytes comes in hundreds of pieces.
  let wanted = 1
  return (piece) => {
    pieces.push(piece)
    held += piece.length
    if (held < wanted) return []
    let rest = Buffer.concat(pieces, held)
    const frames: ReadFrame[] = []
    for (;;) {
      const end = rest.indexOf(NEW_LINE)
      wanted = rest.length + 1
      if (end === -1) break
      const frame = parseFrame(rest.toString('utf8', 0, end))
      const last = end + 1 + ('bytes' in frame ? frame.bytes : 0)
      wanted = Math.max(wanted, last)
      if (rest.length < last) break
      frames.push({ frame, bytes: rest.subarray(end + 1, last) })
      rest = rest.subarray(last)
    }
    pieces = [rest]
    held = rest.length
    return frames
  }
}

// Only our own child writes these lines.
const parseFrame = (line: string): ChildFrame => JSON.parse(line) as ChildFrame

export function frameBytes(frame: ChildFrame, bytes: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(frame)}\n`), bytes])
}
