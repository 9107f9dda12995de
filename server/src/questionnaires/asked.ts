import { SELF } from '@reprieve/contract/questionnaires/listWire.ts'
import type { Db } from '../db/pool.ts'
import { liveMembershipsOf, type Membership } from '../institutions/memberships.ts'
import { institutionOf } from '../institutions/store.ts'
import { ownForms, type Form } from './form.ts'
import { completedBy, formOf, questionnairesOf, type KeptQuestionnaire } from './store.ts'

/** Whether a member is asked: the questionnaire is for all members, or for their study. */
export const isAskedOf = (
  { studyId: study, isEnded }: KeptQuestionnaire,
  { studyId }: Pick<Membership, 'studyId'>,
): boolean => !isEnded && (study === null || study === studyId)

/** A questionnaire that the person may see: it is asked now, or they have answered it before. */
export interface SeenQuestionnaire {
  nid: number
  id: string
  institutionId: number | null
  /** The current edition. */
  edition: string
  canAnswer: boolean
  formOf: (edition: string) => Promise<Form | null>
}

interface QuestionnaireReference {
  institution: number | string
  questionnaire: number | string
}

/** Null for a missing questionnaire and for one that does not concern them: nobody can tell the two apart. [QST-24] */
export async function seenQuestionnaire(
  db: Db,
  userId: number,
  { institution, questionnaire }: QuestionnaireReference,
): Promise<SeenQuestionnaire | null> {
  if (institution === SELF) return ownQuestionnaire(db, questionnaire)
  const [found, memberships] = await Promise.all([
    institutionOf(db, institution),
    liveMembershipsOf(db, userId),
  ])
  if (found === null) return null
  const all = await questionnairesOf(db, [found.nid])
  const kept = all.find((one) => isNamed(one, questionnaire))
  if (kept === undefined) return null
  const membership = memberships.find(({ nid }) => nid === found.nid)
  const canAnswer = membership !== undefined && isAskedOf(kept, membership)
  if (!canAnswer && !(await completedBy(db, userId)).has(kept.nid)) return null
  return {
    nid: kept.nid,
    id: kept.id,
    institutionId: found.nid,
    edition: kept.edition,
    canAnswer,
    formOf: (edition) => formOf(db, kept.nid, edition),
  }
}

function ownQuestionnaire(db: Db, named: number | string): SeenQuestionnaire | null {
  const form = ownForms().find((one) => isNamed(one, named))
  if (form === undefined) return null
  return {
    nid: form.nid,
    id: form.id,
    institutionId: null,
    edition: form.edition,
    canAnswer: true,
    // Earlier built-in editions are stored once they were answered. [QST-50]
    formOf: async (edition) => (edition === form.edition ? form : formOf(db, form.nid, edition)),
  }
}

/** In a URL every value is text, so ids and numbers are compared as text. */
const isNamed = ({ nid, id }: { nid: number; id: string }, named: number | string): boolean =>
  id === named || String(nid) === String(named)
