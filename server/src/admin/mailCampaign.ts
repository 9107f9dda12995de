import type { Language } from '@reprieve/domain/settings/language.ts'
import type { Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { queueSubscribed } from '../access/subscribedMail.ts'
import { CannotStart } from '../cannotStart.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { storedLanguage } from '../outside/letter.ts'
import { readCampaignFolder, type CampaignFolder, type CampaignWords } from './campaignFolder.ts'
import {
  countRecipients,
  countSent,
  findCampaign,
  findRecipients,
  insertCampaign,
  lockRecipient,
  markSent,
} from './campaignStore.ts'
import {
  readCountOption,
  pathFrom,
  readTextOption,
  type CommandArguments,
  type Commands,
  type AdminContext,
  type BulkMailContext,
} from './command.ts'

/** The server itself sends the weekly summary. */
const KINDS: Readonly<Record<string, Subscription>> = {
  newsletters: 'newsletters',
  offers: 'special_offers',
}

const USUAL_RATE = 60
const AT_ONCE = 100

interface Campaign extends CampaignFolder {
  kind: Subscription
}

function campaignFrom(given: CommandArguments, desk: AdminContext): Campaign {
  const [named = '', path = ''] = given.words
  const kind = Object.hasOwn(KINDS, named) ? KINDS[named] : undefined
  if (kind === undefined) throw new CannotStart(`The kind is one of ${Object.keys(KINDS).join(', ')}.`)
  const folder = readCampaignFolder(pathFrom(desk, path))
  const name = readTextOption(given, 'campaign') ?? folder.name
  if (!/^[\w.-]{1,64}$/.test(name))
    throw new CannotStart('A campaign has 1 to 64 letters, digits, dots and dashes: give it with --campaign.')
  return { ...folder, name, kind }
}

/** [ADMIN-8] */
async function send(given: CommandArguments, desk: AdminContext): Promise<string> {
  const campaign = campaignFrom(given, desk)
  const rate = readCountOption(given, 'rate', USUAL_RATE)
  const isDry = given.options['dry-run'] === true
  await refuseOther(desk, campaign)
  const people = await countedPeople(desk, campaign)
  if (isDry) return `${people}\nNothing was sent.`
  const { sending } = desk
  if (sending === null)
    throw new CannotStart('No mail can leave this server: set SMTP_URL first. Nothing was sent.')
  const { name, kind, digest } = campaign
  await insertCampaign(desk.db, { name, kind, digest, now: sending.clock() })
  // Checked again, in case two were started at once with different texts.
  await refuseOther(desk, campaign)
  desk.say(
    `${people}\nAt ${rate} a minute. If this is cut off, run the same command again: it goes on where it was.`,
  )
  const sent = await sendAll({ ...desk, sending, campaign }, rate)
  return `Mails of ${campaign.name} on their way: ${sent}.`
}

/** A name stands for one mailing: with other texts, recipients of the first would never get the second. */
async function refuseOther({ db }: AdminContext, { name, kind, digest }: Campaign): Promise<void> {
  const before = await findCampaign(db, name)
  if (before === null || (before.kind === kind && before.digest === digest)) return
  throw new CannotStart(
    `${name} was begun with other words or as another kind. Put those back to go on with it, or give this one a name of its own with --campaign. Nothing was sent.`,
  )
}

async function countedPeople({ db }: AdminContext, campaign: Campaign): Promise<string> {
  const rows = await countRecipients(db, campaign)
  const had = await countSent(db, campaign.name)
  const all = rows.reduce((sum, { people }) => sum + people, 0)
  const each = rows.map(({ language, people }) => {
    const written = languageFor(campaign, language)
    return `  ${language}: ${people}${written === language ? '' : ` (in ${written})`}`
  })
  return [`To be sent: ${all}. Had ${campaign.name} before: ${had}.`, ...each].join('\n')
}

const languageFor = ({ words }: CampaignFolder, stored: string): Language => {
  const language = storedLanguage(stored)
  return words.has(language) ? language : 'en'
}

interface Work extends Pick<AdminContext, 'db' | 'publicUrl'> {
  sending: BulkMailContext
  campaign: Campaign
}

async function sendAll(work: Work, rate: number): Promise<number> {
  const { db, sending, campaign } = work
  let sent = 0
  for (let last = 0, isMore = true; isMore;) {
    const people = await findRecipients(db, campaign, { after: last, most: AT_ONCE })
    for (const userId of people) {
      if (sent > 0) await sending.wait(MINUTE_MS / rate)
      if (await inTransaction(db, (trx) => sendTo(trx, userId, work))) sent += 1
      last = userId
    }
    isMore = people.length === AT_ONCE
  }
  return sent
}

/** Writes mark and mail together, and only if the person still wants it. */
async function sendTo(trx: Trx, userId: number, { campaign, sending, publicUrl }: Work): Promise<boolean> {
  const { name, kind, words } = campaign
  const now = sending.clock()
  const account = await lockRecipient(trx, userId, kind)
  if (account === null || !(await markSent(trx, userId, { name, now }))) return false
  const language = languageFor(campaign, account.language)
  const letter = campaignLetter(words.get(language))
  const sender = { signingKey: sending.signingKey(), publicUrl, now }
  await queueSubscribed(trx, { userId, to: account.email, language, kind, letter }, sender)
  return true
}

const campaignLetter = ({ subject, paragraphs }: CampaignWords = { subject: '', paragraphs: [] }) => ({
  subject,
  before: paragraphs,
  link: null,
  after: [],
})

export const MAIL_COMMANDS: Commands = {
  'mail send': {
    usage: `<${Object.keys(KINDS).join(' or ')}> <folder> [--dry-run] [--rate ${USUAL_RATE}] [--campaign <name>]`,
    needs: 2,
    options: { 'dry-run': 'boolean', rate: 'string', campaign: 'string' },
    run: send,
  },
}
