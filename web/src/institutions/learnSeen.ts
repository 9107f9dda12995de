import type { CallName } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer, Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows.ts'
import { keptInstitutions } from './knownInstitutions.ts'
import type { Learning } from './learnInstitutions.ts'
import { forgetSeen, keepSeen } from './seenThere.ts'

const CALLS = [
  'institutions/get-study-data',
  'institutions/get-records-data',
  'institutions/get-insights-data',
] as const satisfies readonly CallName[]

/** All or nothing: a part of what is seen would look like all of it. */
export async function learnSeen(diary: Diary, ask: Ask, nid: number): Promise<Learning> {
  const answers = await Promise.all(
    CALLS.map((name) => ask(name, { institution: nid }, { background: true })),
  )
  if (answers.some(({ reached }) => !reached)) return 'away'
  // Nothing is seen there any more: it was withdrawn on another device. [CONS-13]
  if (answers.some(isNotThere)) await forgetSeen(diary, nid)
  const told = answers.map((answer) => (answer.reached && answer.code === RESULT.ok ? answer.body : null))
  if (told.includes(null)) return 'refused'
  await keepSeen(
    diary,
    nid,
    told.map((body) => body?.['data']),
  )
  // Requested before a withdrawal and answered after it.
  const members = (await keptInstitutions(diary))?.members ?? []
  if (!members.some((member) => member.nid === nid)) await forgetSeen(diary, nid)
  return 'learned'
}

const isNotThere = (answer: Answer): boolean => answer.reached && answer.code === RESULT.notFound
