import { SELF_INSTITUTION } from '@reprieve/contract/questionnaires/listWire.ts'
import type { Db } from '../db/pool.ts'
import { listLiveMemberships, type Membership } from '../institutions/membershipStore.ts'
import { findInstitution } from '../institutions/store.ts'
import { listBuiltInForms, type QuestionnaireForm } from './form.ts'
import { readCompletions, readFormEdition, listQuestionnaires, type StoredQuestionnaire } from './store.ts'

/** Whether a member is asked: the questionnaire is for all members, or for their study. */
export const isMemberAsked = (
  { studyId: study, isEnded }: StoredQuestionnaire,
  { studyId }: Pick<Membership, 'studyId'>,
): boolean => !isEnded && (study === null || study === studyId)

/** A questionnaire that the person may see: it is asked now, or they have answered it before. */
export interface VisibleQuestionnaire {
  nid: number
  id: string
  institutionId: number | null
  /** The current edition. */
  edition: string
  canAnswer: boolean
  formOf: (edition: string) => Promise<QuestionnaireForm | null>
}

interface QuestionnaireReference {
  institution: number | string
  questionnaire: number | string
}

/** Null for a missing questionnaire and for one that does not concern them: nobody can tell the two apart. [QST-24] */
export async function findVisibleQuestionnaire(
  db: Db,
  userId: number,
  { institution, questionnaire }: QuestionnaireReference,
): Promise<VisibleQuestionnaire | null> {
  if (institution === SELF_INSTITUTION) return ownQuestionnaire(db, questionnaire)
  const [stored, memberships] = await Promise.all([
    findInstitution(db, institution),
    listLiveMemberships(db, userId),
  ])
  if (stored === null) return null
  const all = await listQuestionnaires(db, [stored.nid])
  const match = all.find((one) => isNamed(one, questionnaire))
  if (match === undefined) return null
  const membership = memberships.find(({ nid }) => nid === stored.nid)
  const canAnswer = membership !== undefined && isMemberAsked(match, membership)
  if (!canAnswer && !(await readCompletions(db, userId)).has(match.nid)) return null
  return {
    nid: match.nid,
    id: match.id,
    institutionId: stored.nid,
    edition: match.edition,
    canAnswer,
    formOf: (edition) => readFormEdition(db, match.nid, edition),
  }
}

function ownQuestionnaire(db: Db, named: number | string): VisibleQuestionnaire | null {
  const form = listBuiltInForms().find((one) => isNamed(one, named))
  if (form === undefined) return null
  return {
    nid: form.nid,
    id: form.id,
    institutionId: null,
    edition: form.edition,
    canAnswer: true,
    // Earlier built-in editions are stored once they were answered. [QST-50]
    formOf: async (edition) => (edition === form.edition ? form : readFormEdition(db, form.nid, edition)),
  }
}

/** In a URL every value is text, so ids and numbers are compared as text. */
const isNamed = ({ nid, id }: { nid: number; id: string }, named: number | string): boolean =>
  id === named || String(nid) === String(named)
