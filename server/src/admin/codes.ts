import { email as emailAddress } from '@reprieve/contract/scalars.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { CannotStart } from '../cannotStart.ts'
import { inTransaction } from '../db/transaction.ts'
import { giveActivationCode, giveRegistrationCode } from '../institutions/operatorStore.ts'
import { hasStudy, type Institution } from '../institutions/store.ts'
import { queueMail } from '../jobs/mailStore.ts'
import {
  readCountOption,
  requireInstitution,
  readTextOption,
  type CommandArguments,
  type Commands,
  type AdminContext,
} from './command.ts'
import { invitationMail } from './invitationMail.ts'

const USUAL_USES = 100
const USUAL_DAYS = 90

async function studyFor(
  { db }: AdminContext,
  { nid, slug }: Institution,
  given: CommandArguments,
): Promise<string | null> {
  const studyId = readTextOption(given, 'study')
  if (studyId === null) return null
  if (!(await hasStudy(db, nid, studyId))) throw new CannotStart(`${slug} has no open study ${studyId}.`)
  return studyId
}

function languageFor(given: CommandArguments): Language {
  const wanted = readTextOption(given, 'language') ?? 'en'
  const language = LANGUAGES.find((each) => each === wanted)
  if (language === undefined) throw new CannotStart(`--language is one of ${LANGUAGES.join(', ')}.`)
  return language
}

/** The link is only for its recipient; the operator sees the code once, here. [ADMIN-6] */
async function invite(given: CommandArguments, desk: AdminContext): Promise<string> {
  const [name = '', email = ''] = given.words
  const language = languageFor(given)
  const institution = await requireInstitution(desk.db, name)
  if (!emailAddress.safeParse(email).success) throw new CannotStart(`${email} is no e-mail address.`)
  const studyId = await studyFor(desk, institution, given)
  const { nid, slug } = institution
  return inTransaction(desk.db, async (trx) => {
    const code = await giveActivationCode(trx, { nid, studyId, email, now: desk.now })
    const link = `${desk.publicUrl}/login?institution=${slug}&activation_code=${code}`
    if (given.options['mail'] !== true)
      return `The code for ${email}, shown once, for 14 days: ${code}\n${link}`
    const words = invitationMail(language, { institution: institution.name, link })
    await queueMail(trx, { userId: null, to: email, ...words, forgets: true }, desk.now)
    return `The invitation to ${email} is on its way. Its link works once, for 14 days.`
  })
}

export const CODE_COMMANDS: Commands = {
  invite: {
    usage: '<short name> <e-mail> [--study <study>] [--mail [--language <language>]]',
    needs: 2,
    options: { study: 'string', mail: 'boolean', language: 'string' },
    run: invite,
  },
  'code registration': {
    usage: `<short name> [--uses ${USUAL_USES}] [--days ${USUAL_DAYS}] [--study <study>]`,
    needs: 1,
    options: { uses: 'string', days: 'string', study: 'string' },
    async run(given, desk) {
      const institution = await requireInstitution(desk.db, given.words[0] ?? '')
      const mostUses = readCountOption(given, 'uses', USUAL_USES)
      const days = readCountOption(given, 'days', USUAL_DAYS)
      const code = await giveRegistrationCode(desk.db, {
        nid: institution.nid,
        studyId: await studyFor(desk, institution, given),
        mostUses,
        lifeMs: days * DAY_MS,
        now: desk.now,
      })
      return `The registration code of ${institution.slug}, shown once, for ${mostUses} people and ${days} days: ${code}`
    },
  },
}
