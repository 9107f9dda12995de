import { toFields } from '@reprieve/contract/fields.ts'
import {
  programBodyFromWire,
  programsFromWire,
  type ProgramBody,
  type ProgramWithProgress,
} from '@reprieve/contract/guide/guideWire.ts'
import { RESULT } from '@reprieve/contract/resultCodes.ts'
import { pendingProgress } from '@reprieve/domain/guide/guideActions.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { guideName, readServerCopy, storeServerCopy } from '../../local/serverCopies.ts'
import { readPendingActions } from '../pendingActionsTable.ts'

// The programs as the server sent them, stored with the diary like the articles: one that was opened works offline.
// [GUIDE-14]

const LIST = guideName('programs')
const bodyName = (id: string): string => guideName(`program.${id}`)

export interface StoredPrograms {
  /** If it differs, every lesson may have changed. */
  edition: string
  programs: readonly ProgramWithProgress[]
}

/** The result of a request. `unknown`: there is no such program. */
export type ProgramFetchOutcome = 'learned' | 'away' | 'refused' | 'denied' | 'unknown'

/** Null if never received. The progress is the higher of the received and the unsent value. [PROG-2] */
export async function readStoredPrograms(diary: Diary): Promise<StoredPrograms | null> {
  const [kept, wishes] = await Promise.all([readServerCopy(diary, LIST), readPendingActions(diary)])
  const { edition, programs } = toFields(kept)
  if (typeof edition !== 'string') return null
  const withWished = (program: ProgramWithProgress): ProgramWithProgress => ({
    ...program,
    progress: Math.max(program.progress, pendingProgress(wishes, program.id)),
  })
  return { edition, programs: programsFromWire(programs).map(withWished) }
}

export const readStoredProgram = async (diary: Diary, id: string): Promise<ProgramBody | null> =>
  programBodyFromWire(await readServerCopy(diary, bodyName(id)))

export async function readStoredProgress(diary: Diary, id: string): Promise<number> {
  const told = await readStoredPrograms(diary)
  return told?.programs.find((program) => program.id === id)?.progress ?? 0
}

/** A background request: it must not keep a session alive. */
export async function fetchPrograms(diary: Diary, ask: Ask): Promise<ProgramFetchOutcome> {
  const answer = await ask('programs/list-programs', undefined, { background: true })
  if (!isGiven(answer)) return whyNot(answer)
  const { edition, programs } = answer.body
  await storeServerCopy(diary, LIST, { edition, programs })
  return 'learned'
}

/** Loads the list for progress and edition; the lessons only if they are missing or have changed. */
export async function fetchProgram(diary: Diary, ask: Ask, id: string): Promise<ProgramFetchOutcome> {
  const listed = await fetchPrograms(diary, ask)
  if (listed !== 'learned') return listed
  const [told, kept] = await Promise.all([readStoredPrograms(diary), readStoredProgram(diary, id)])
  if (kept !== null && kept.edition === told?.edition) return 'learned'
  const answer = await ask('programs/get-program-body', { program_id: id }, { background: true })
  if (!isGiven(answer)) return whyNot(answer)
  await storeServerCopy(diary, bodyName(id), answer.body)
  return 'learned'
}

const isGiven = (answer: Answer): answer is Extract<Answer, { reached: true }> =>
  answer.reached && answer.code === RESULT.ok

function whyNot(answer: Answer): ProgramFetchOutcome {
  if (!answer.reached) return 'away'
  if (answer.code === RESULT.guideDenied) return 'denied'
  return answer.code === RESULT.notFound ? 'unknown' : 'refused'
}
