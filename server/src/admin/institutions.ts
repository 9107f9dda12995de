import { isName } from '@reprieve/domain/institutions/institution.ts'
import { CannotStart } from '../cannotStart.ts'
import {
  addStudy,
  changeInstitution,
  createInstitution,
  endStudy,
  setTexts,
  switchInstitution,
  type InstitutionFault,
} from '../institutions/operatorStore.ts'
import { setPicture } from '../institutions/pictureStore.ts'
import { findInstitution } from '../institutions/store.ts'
import { requireInstitution, pathFrom, readTextOption, type Commands, type AdminContext } from './command.ts'
import { readInstitutionFolder, type InstitutionFolder } from './institutionFolder.ts'

const WHY: Record<InstitutionFault, string> = {
  slug: 'slug: small letters, digits and dashes, a letter first, and not "self"',
  'slug-taken': 'slug: another institution has it',
  name: 'name: one to 200 letters on one line, and no marks that turn their order',
  format: 'primary_id_format: 9 for a digit, A for a letter, * for either, all else as it stands',
}

/** Creates the institution, or changes it if its short name exists. [ADMIN-2] */
async function save(desk: AdminContext, folder: InstitutionFolder): Promise<string> {
  const { institution, texts, pictures } = folder
  const { db, now } = desk
  const before = await findInstitution(db, institution.slug)
  // An active institution must have a consent text. [INST-19]
  const hasNoConsent = texts.some(([language, words]) => language === 'en' && !words.consentText?.trim())
  if (before?.isActive === true && hasNoConsent)
    throw new CannotStart(
      `Nothing was kept. ${institution.slug} is on and needs a consentText in texts/en.json: add it, or switch it off first.`,
    )
  const saved =
    before === null
      ? await createInstitution(db, institution, now)
      : await changeInstitution(db, before.nid, institution)
  if (!saved.ok) throw new CannotStart(`Nothing was kept. ${WHY[saved.reason]}`)
  const { nid } = await requireInstitution(db, institution.slug)
  // Validated with the folder, so nothing can be refused here.
  for (const [language, words] of texts) await setTexts(db, nid, language, words)
  for (const [kind, bytes] of pictures) await setPicture(db, { nid, kind, bytes }, now)
  const done = before === null ? 'is made' : 'is changed'
  return `${institution.slug} ${done}: number ${nid}. It can be joined once it is on: institution on ${institution.slug}`
}

async function turn(desk: AdminContext, name: string, isOn: boolean): Promise<string> {
  const { nid, slug } = await requireInstitution(desk.db, name)
  const turned = await switchInstitution(desk.db, nid, isOn)
  if (!turned.ok) throw new CannotStart('It needs a consentText in texts/en.json before anybody can join it.')
  return isOn ? `${slug} is on.` : `${slug} is off. Its members keep what they answered, and can still leave.`
}

export const INSTITUTION_COMMANDS: Commands = {
  'institution save': {
    usage: '<folder>',
    needs: 1,
    options: {},
    run: ({ words: [folder = ''] }, desk) => save(desk, readInstitutionFolder(pathFrom(desk, folder))),
  },
  'institution on': {
    usage: '<short name>',
    needs: 1,
    options: {},
    run: ({ words: [name = ''] }, desk) => turn(desk, name, true),
  },
  'institution off': {
    usage: '<short name>',
    needs: 1,
    options: {},
    run: ({ words: [name = ''] }, desk) => turn(desk, name, false),
  },
  'study add': {
    usage: '<short name> <study> --name "…"',
    needs: 2,
    options: { name: 'string' },
    async run(given, desk) {
      const [institution = '', studyId = ''] = given.words
      const { nid } = await requireInstitution(desk.db, institution)
      if (!/^[\w.-]{1,64}$/.test(studyId))
        throw new CannotStart('A study has 1 to 64 letters, digits, dots and dashes.')
      const name = readTextOption(given, 'name') ?? studyId
      if (!isName(name)) throw new CannotStart(`--${WHY.name}.`)
      await addStudy(desk.db, nid, { studyId, name }, desk.now)
      return `${studyId} is a study of ${institution}.`
    },
  },
  'study off': {
    usage: '<short name> <study>',
    needs: 2,
    options: {},
    async run({ words: [institution = '', studyId = ''] }, { db }) {
      const { nid } = await requireInstitution(db, institution)
      if (!(await endStudy(db, nid, studyId)))
        throw new CannotStart(`${institution} has no study ${studyId}.`)
      return `${studyId} takes nobody in any more.`
    },
  },
}
