import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import { diaryReader, type ReadDiary } from '../../results/readDiary.ts'
import { ANSWERED_KIND, type AnsweredRow, type ChildRow } from './childLines.ts'

/** A person's diary and their questionnaire responses. */
export interface ReadRows extends ReadDiary {
  responses: readonly SharedResponse[]
}

interface RowReader {
  add: (row: ChildRow) => void
  end: () => ReadRows
}

/** Takes rows one at a time, in any order. */
export function rowReader(): RowReader {
  const reader = diaryReader()
  const responses: SharedResponse[] = []
  return {
    add: (row) => void (isAnswered(row) ? responses.push(row) : reader.add(row)),
    end: () => ({ ...reader.end(), responses }),
  }
}

const isAnswered = (row: ChildRow): row is AnsweredRow => row.kind === ANSWERED_KIND
