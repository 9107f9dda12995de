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
  /** A form in FHIR, or the name of a built-in one. */
  form: object | string
  scoring?: object
  everyDays?: number
  safety?: string
}

/** Uploaded by the operator on behalf of an institution. */
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

/** A person who has joined a new institution. */
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

/** Withdraws the consent on another device, and gives it again. */
export async function renewConsent(place: RunningPlace, member: Member): Promise<void> {
  const { session, institution } = member
  const body = { institution: institution.slug }
  const { code } = await callApi({ ...place, session }, 'institutions/withdraw-consent', body)
  if (code !== 0) throw new Error(`Withdrawing answered ${code}`)
  await consent(place, member)
}
