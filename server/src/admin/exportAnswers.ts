import { logAccess } from '../access/accessLogStore.ts'
import { CannotStart } from '../cannotStart.ts'
import { inTransaction } from '../db/transaction.ts'
import { noteReadings } from '../institutions/readingStore.ts'
import {
  consentedAnswers,
  lockConsentedMemberships,
  type ConsentedAnswer,
} from '../questionnaires/consentedAnswerStore.ts'
import { requireInstitution, pathFrom, readTextOption, type Commands, type AdminContext } from './command.ts'
import { writeWhole } from './wholeFile.ts'

/** Identified by the membership; contains nothing about who the person is. */
const answerLine = (answer: ConsentedAnswer): string =>
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
 * Logs the reading in the access logs of a page's people before any line of it is written: an export without a log
 * entry must be impossible, while an entry too many does no harm. [ADMIN-3]
 */
async function exportAnswers(desk: AdminContext, name: string, file: string): Promise<string> {
  const { nid, slug } = await requireInstitution(desk.db, name)
  let count = 0
  const readMembers = new Set<number>()
  const lines = async function* () {
    for await (const page of consentedAnswers(desk.db, nid)) {
      const standing = await tell(desk, page, readMembers)
      count += standing.length
      yield standing.map(answerLine).join('')
    }
  }
  await writeWhole(file, lines())
  return `${count} answers of ${readMembers.size} members of ${slug} are in ${file}. Only you may read it (0600).`
}

/** Returns the answers that may be exported: checked again under the lock, because people may have just withdrawn. */
async function tell(
  { db, now }: AdminContext,
  page: readonly ConsentedAnswer[],
  readMembers: Set<number>,
): Promise<readonly ConsentedAnswer[]> {
  const standing = await inTransaction(db, async (trx) => {
    const memberships = await lockConsentedMemberships(trx, page)
    const answers = page.filter(({ membershipId }) => memberships.has(membershipId))
    await noteReadings(trx, answers, now)
    const people = new Set(answers.map(({ userId }) => userId))
    for (const userId of [...people].filter((one) => !readMembers.has(one)))
      await logAccess(trx, { userId, event: 'institution-read', deviceId: null, now })
    return answers
  })
  for (const { userId } of standing) readMembers.add(userId)
  return standing
}

export const EXPORT_COMMANDS: Commands = {
  export: {
    usage: '<short name> --to <file>',
    needs: 1,
    options: { to: 'string' },
    run(given, desk) {
      const file = readTextOption(given, 'to')
      if (file === null) throw new CannotStart('--to says into which file.')
      return exportAnswers(desk, given.words[0] ?? '', pathFrom(desk, file))
    },
  },
}
