import type { Membership } from '../institutions/membershipStore.ts'
import { listLiveMemberships } from '../institutions/membershipStore.ts'
import type { Institution } from '../institutions/store.ts'
import { CONSENT } from '../institutions/testInstitution.ts'
import type { TestApp, TestPerson } from '../testing/testApp.ts'
import { uploadQuestionnaire, type Upload } from './upload.ts'

const option = (code: string, ordinal: number) => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: ordinal }],
  valueCoding: { system: 'https://example.org/codes', code, display: code },
})

/** Two questions, and one more for answers above five. */
export const FORM = {
  resourceType: 'Questionnaire',
  status: 'active',
  url: 'https://example.org/fhir/Questionnaire/form',
  version: '1',
  title: 'How it went',
  copyright: 'Made up for a test.',
  item: [
    { linkId: 'pain', type: 'integer', text: 'How much?', required: true },
    {
      linkId: 'mood',
      type: 'choice',
      text: 'How often?',
      answerOption: [option('never', 0), option('often', 3)],
    },
    {
      linkId: 'more',
      type: 'text',
      text: 'What helped?',
      maxLength: 50,
      enableWhen: [{ question: 'pain', operator: '>', answerInteger: 5 }],
    },
  ],
}

export const SCORING = { method: 'sum', items: ['mood'], range: { min: 0, max: 3 }, missing: 'no-score' }

export const testUpload = ({ nid }: Institution, now: number, wishes: Partial<Upload> = {}): Upload => ({
  institutionId: nid,
  questionnaireId: 'form',
  studyId: null,
  definition: FORM,
  scoring: SCORING,
  schedule: { kind: 'every', days: 7, due_days: 3 },
  safety: [],
  licenceConfirmedBy: 'The operator',
  now,
  ...wishes,
})

export async function uploadTestForm(
  server: TestApp,
  institution: Institution,
  wishes: Partial<Upload> = {},
) {
  const upload = await uploadQuestionnaire(server.db, testUpload(institution, server.clock.now, wishes))
  if (!upload.ok) throw new Error(JSON.stringify(upload.reason))
  return upload.value
}

/** A person who has joined. */
export async function joinTestMember(
  server: TestApp,
  { nid }: Institution,
  more: object = {},
): Promise<{ person: TestPerson; membership: Membership }> {
  const person = await server.signUp()
  const body = { institution: nid, consent: CONSENT, ...more }
  await server.call('institutions/join-institution', body, { person })
  const [membership] = await listLiveMemberships(server.db, person.userId)
  if (membership === undefined) throw new Error('not joined')
  return { person, membership }
}

interface TestFormAnswers {
  pain?: number
  mood?: string
  more?: string
}

/** A FHIR response to the form. */
export const testResponse = ({ pain, mood, more }: TestFormAnswers) => ({
  resourceType: 'QuestionnaireResponse',
  status: 'completed',
  item: [
    ...(pain === undefined ? [] : [{ linkId: 'pain', answer: [{ valueInteger: pain }] }]),
    ...(mood === undefined ? [] : [{ linkId: 'mood', answer: [{ valueCoding: { code: mood } }] }]),
    ...(more === undefined ? [] : [{ linkId: 'more', answer: [{ valueString: more }] }]),
  ],
})
