import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './leftovers.ts'

const CHECKOUT = join(import.meta.dirname, '../..')
const run = promisify(execFile)

interface Place {
  dataDir: string
}

export interface Institution {
  slug: string
  name: string
}

/** The fields of the operator's file; missing ones get the default of the command. */
export interface InstitutionOptions {
  name?: string
  needs_registration_code?: boolean
  primary_id_format?: string
  sponsors?: 'pro' | 'subscriber'
  pain_service?: boolean
  contact?: { email?: string; phone?: string; link?: string }
  texts?: Record<string, Record<string, string>>
  pictures?: { logo?: Buffer; background?: Buffer }
}

/** Runs an operator's command while the server runs. Returns its output. */
export async function runAdminCommand({ dataDir }: Place, ...words: string[]): Promise<string> {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const { stdout } = await run(process.execPath, ['server/src/adminCommand.ts', ...words], {
    cwd: CHECKOUT,
    env: { PATH, HOME, TMPDIR, LANG, DATA_DIR: dataDir },
  })
  return stdout
}

const ENGLISH = {
  landingTitle: 'Welcome to Riverside',
  landingText: 'We look after people who live with pain.\n\nIt is up to you whether you join.',
  consentText: 'We use your answers to plan your treatment.\n\nYou may end this at any time.',
}

/** Creates and enables an institution with a short name that no other journey has. */
export async function newInstitution(place: Place, wishes: InstitutionOptions = {}): Promise<Institution> {
  const slug = `riverside-${randomBytes(4).toString('hex')}`
  const made = await saveInstitution(place, slug, wishes)
  await runAdminCommand(place, 'institution', 'on', slug)
  return made
}

/** Saving again with other options changes it. */
export async function saveInstitution(
  place: Place,
  slug: string,
  { name = 'Riverside Pain Clinic', texts = {}, pictures = {}, ...told }: InstitutionOptions,
): Promise<Institution> {
  const folder = temporaryFolder()
  await mkdir(join(folder, 'texts'))
  await writeFile(join(folder, 'institution.json'), JSON.stringify({ slug, name, ...told }))
  const all = { ...texts, en: { ...ENGLISH, ...texts['en'] } }
  for (const [language, words] of Object.entries(all))
    await writeFile(join(folder, 'texts', `${language}.json`), JSON.stringify(words))
  for (const [kind, bytes] of Object.entries(pictures)) await writeFile(join(folder, `${kind}.png`), bytes)
  await runAdminCommand(place, 'institution', 'save', folder)
  return { slug, name }
}

export async function switchOff(place: Place, { slug }: Institution): Promise<void> {
  await runAdminCommand(place, 'institution', 'off', slug)
}

/** The made-up clinic of the demo, in seven languages and with its pictures. */
export async function demoInstitution(place: Place): Promise<string> {
  await runAdminCommand(place, 'institution', 'save', join(CHECKOUT, 'scripts/demo/riverside'))
  await runAdminCommand(place, 'institution', 'on', 'riverside')
  return 'riverside'
}

const CODE = /(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}/

const codeIn = (said: string): string => {
  const code = CODE.exec(said)?.[0]
  if (code === undefined) throw new Error(`No code in: ${said}`)
  return code
}

/** For this address, and for one use. */
export const createInvitationCode = async (
  place: Place,
  { slug }: Institution,
  email: string,
): Promise<string> => codeIn(await runAdminCommand(place, 'invite', slug, email))

/** For many uses. */
export const registrationCode = async (place: Place, { slug }: Institution): Promise<string> =>
  codeIn(await runAdminCommand(place, 'code', 'registration', slug))
