import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'

export type FoundInstitution =
  | { is: 'found'; nid: number }
  | { is: 'unknown' | 'not-active' | 'away' }
  | { is: 'refused'; message: string }

/** By its full or short name, as printed on a leaflet. [INST-63] */
export async function findInstitution(ask: Ask, typed: string): Promise<FoundInstitution> {
  const answer = await ask('institutions/get-institution-id', { name: typed.trim() })
  if (!answer.reached) return { is: 'away' }
  const { nid } = answer.body
  if (answer.code === RESULT.ok && typeof nid === 'number') return { is: 'found', nid }
  if (answer.code === RESULT.notFound) return { is: 'unknown' }
  if (answer.code === RESULT.institutionNotActive) return { is: 'not-active' }
  return { is: 'refused', message: answer.message }
}
