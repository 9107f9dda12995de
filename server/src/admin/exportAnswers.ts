import { open } from 'node:fs/promises'
import { logAccess } from '../access/accessLog.ts'
import { CannotStart, errorCode } from '../cannotStart.ts'
import { inTransaction } from '../db/transaction.ts'
import { noteReadings } from '../institutions/readings.ts'
import { consentedAnswers, type ConsentedAnswer } from '../questionnaires/consentedAnswers.ts'
import { institutionNamed, pathFrom, textOf, type Commands, type Desk } from './command.ts'

/** By the joining it was given under; who the person is stands nowhere in it. */
const lineOf = (answer: ConsentedAnswer): string =>
  `${JSON.stringify({
    member: answer.membershipId,
    study_id: answer.studyId,
    primary_id: answer.primaryId,
    questionnaire_id: answer.questionnaireId,
    edition: answer.edition,
    response_id: answer.responseId,
    timing: answer.timing,
    offset: answer.offset,
    duration: answer.durationMs,
    score: answer.score,
    response: answer.response,
  })}\n`

/**
 * Each page's people find the reading in their access log before a line of it leaves: a file that nobody was told of
 * must not be possible, the other way round is only one word too many. [ADMIN-3]
 */
async function exportAnswers(desk: Desk, name: string, file: string): Promise<string> {
  const { nid, slug } = await institutionNamed(desk.db, name)
  const to = await open(file, 'wx', 0o600).catch((error: unknown) => {
    if (errorCode(error) === 'EEXIST') throw new CannotStart(`${file} is there already, and stays as it is.`)
    throw error
  })
  let count = 0
  const told = new Set<number>()
  try {
    for await (const page of consentedAnswers(desk.db, nid)) {
      await tell(desk, page, told)
      await to.write(page.map(lineOf).join(''))
      count += page.length
    }
    await to.sync()
  } finally {
    await to.close()
  }
  return `${count} answers of ${told.size} members of ${slug} are in ${file}. Only you may read it (0600).`
}

async function tell({ db, now }: Desk, page: readonly ConsentedAnswer[], told: Set<number>): Promise<void> {
  const people = [...new Set(page.map(({ userId }) => userId))].filter((userId) => !told.has(userId))
  await inTransaction(db, async (trx) => {
    await noteReadings(trx, page, now)
    for (const userId of people)
      await logAccess(trx, { userId, event: 'institution-read', deviceId: null, now })
  })
  for (const userId of people) told.add(userId)
}

export const EXPORT_COMMANDS: Commands = {
  export: {
    usage: '<short name> --to <file>',
    needs: 1,
    options: { to: 'string' },
    run(given, desk) {
      const file = textOf(given, 'to')
      if (file === null) throw new CannotStart('--to says into which file.')
      return exportAnswers(desk, given.words[0] ?? '', pathFrom(desk, file))
    },
  },
}
