import { join } from 'node:path'
import { DEMO_PERSON } from '@reprieve/contract/testing/demoYearPerson.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { readCommand, type AdminContext } from '@reprieve/server/admin/command.ts'
import { COMMANDS } from '@reprieve/server/admin/commands.ts'
import type { Call } from './fillDemo.ts'

const SLUG = 'riverside'
const FOLDER = join(import.meta.dirname, SLUG)
/** The answers to the clinic's three questions, week by week, the oldest first. */
const WEEKS: readonly (readonly [number, number, number])[] = [
  [7, 8, 7],
  [7, 7, 7],
  [6, 7, 6],
  [7, 6, 6],
  [5, 6, 5],
  [5, 5, 4],
]
/** The last answers are old enough for the next questionnaire to be due. */
const LAST_DAYS_AGO = 8
const JOINED_DAYS_AGO = 60

/**
 * Creates a made-up clinic with the operator's commands, with the made-up person as its member. Returns what its
 * operator would hand out.
 */
export async function fillInstitution(call: Call, desk: AdminContext): Promise<string[]> {
  const admin = (...args: string[]): Promise<string> => {
    const { command, given } = readCommand(COMMANDS, args)
    return command.run(given, desk)
  }
  await admin('institution', 'save', FOLDER)
  await admin('institution', 'on', SLUG)
  await admin('study', 'add', SLUG, 'pacing-2026', '--name', 'Pacing at home')
  const confirmed = ['--licence-confirmed-by', 'The operator of the demo']
  await admin('questionnaire', 'upload', SLUG, 'peg', '--every', '7', '--due-days', '5', ...confirmed)
  await admin('questionnaire', 'upload', SLUG, 'weekly-check-in', '--every', '7', ...confirmed)
  await call('institutions/join-institution', {
    institution: SLUG,
    consent: {
      full_name: DEMO_PERSON.name,
      birth_date: '1969-05-04',
      primary_id: 'R-1024',
      data_storage: true,
    },
  })
  // Answers given before a person agreed are shown to no institution. [QST-17]
  await desk.db
    .updateTable('membership')
    .set({ given_at: new Date(desk.now - JOINED_DAYS_AGO * DAY_MS) })
    .execute()
  for (const [at, answers] of WEEKS.entries()) {
    const daysAgo = LAST_DAYS_AGO + (WEEKS.length - 1 - at) * 7
    await call('questionnaires/submit-questionnaire', {
      institution_id: SLUG,
      questionnaire_id: 'peg',
      response: {
        resourceType: 'QuestionnaireResponse',
        status: 'completed',
        item: answers.map((value, n) => ({ linkId: `peg-${n + 1}`, answer: [{ valueInteger: value }] })),
      },
      timing: desk.now - daysAgo * DAY_MS,
      offset: 0,
    })
  }
  return [
    await admin('code', 'registration', SLUG, '--uses', '20'),
    await admin('invite', SLUG, 'somebody@example.org', '--study', 'pacing-2026'),
  ]
}
