import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callApi, type Session } from './apiCall.ts'
import { runAdminCommand, newInstitution, type Institution } from './institution.ts'
import { temporaryFolder } from './leftovers.ts'
import { newPerson, type TestServer } from './person.ts'

interface RunningPlace extends TestServer {
  dataDir: string
}

export interface QuestionnaireUpload {
  id: string
  /** A form as FHIR has it, or the name of one that the product brings. */
  form: object | string
  scoring?: object
  everyDays?: number
  safety?: string
}

/** Uploaded by who runs the server, as an institution would hand it in. */
export async function uploadQuestionnaire(
  place: RunningPlace,
  { slug }: Institution,
  { id, form, scoring, everyDays, safety }: QuestionnaireUpload,
): Promise<void> {
  const folder = temporaryFolder()
  const written = async (name: string, content: object): Promise<string> => {
    const path = join(folder, name)
    await writeFile(path, JSON.stringify(content))
    return path
  }
  const source = typeof form === 'string' ? form : await written('form.json', form)
  const options: [string, string | undefined][] = [
    ['--id', id],
    ['--every', everyDays?.toString()],
    ['--safety', safety],
    ['--scoring', scoring === undefined ? undefined : await written('scoring.json', scoring)],
    ['--licence-confirmed-by', 'The tests'],
  ]
  const said = options.flatMap(([name, value]) => (value === undefined ? [] : [name, value]))
  await runAdminCommand(place, 'questionnaire', 'upload', slug, source, ...said)
}

const CONSENT = { full_name: 'Ada Byron', birth_date: '1970-05-24', data_storage: true }

export interface Member {
  session: Session
  institution: Institution
}

/** Somebody who has joined an institution of their own. */
export async function newMember(place: RunningPlace): Promise<Member> {
  const [institution, session] = await Promise.all([newInstitution(place), newPerson(place)])
  await consent(place, { session, institution })
  return { session, institution }
}

async function consent(place: RunningPlace, { session, institution }: Member): Promise<void> {
  const body = { institution: institution.slug, consent: CONSENT }
  const { code } = await callApi({ ...place, session }, 'institutions/join-institution', body)
  if (code !== 0) throw new Error(`Joining answered ${code}`)
}

/** From another device: takes the consent back, and gives it anew. */
export async function renewConsent(place: RunningPlace, member: Member): Promise<void> {
  const { session, institution } = member
  const body = { institution: institution.slug }
  const { code } = await callApi({ ...place, session }, 'institutions/withdraw-consent', body)
  if (code !== 0) throw new Error(`Withdrawing answered ${code}`)
  await consent(place, member)
}
