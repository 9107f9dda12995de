import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import type { SponsoredPlan } from '@reprieve/domain/institutions/institution.ts'
import type { Ask } from '../api/ask.ts'
import { toList, parseSponsoredPlan } from './knownInstitutions.ts'

/** What members of an institution get. */
export interface MembersOffer {
  sponsors: SponsoredPlan
  studies: readonly { studyId: string; name: string }[]
}

/** Null: it could not be loaded now. [INST-62] */
export async function fetchMembersOffer(ask: Ask, institution: number): Promise<MembersOffer | null> {
  const answer = await ask('institutions/get-institution', { institution }, { background: true })
  if (!answer.reached || answer.code !== RESULT.ok) return null
  const { sponsors, studies } = toFields(answer.body['institution'])
  return {
    sponsors: parseSponsoredPlan(sponsors),
    studies: toList(studies).flatMap((one) => {
      const { study_id: studyId, name } = toFields(one)
      return typeof studyId === 'string' && typeof name === 'string' ? [{ studyId, name }] : []
    }),
  }
}
