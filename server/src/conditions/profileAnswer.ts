import { RESULT } from '@reprieve/contract/codes.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import { stampsOf } from '@reprieve/contract/groups.ts'
import { differs, type SaveOutcome } from '../db/saveItems.ts'
import { refuse, type Refusal } from '../handler.ts'

interface ProfileAnswerOptions {
  /** What the specification calls its number. */
  number: 'fid' | 'nid'
  fromGroups: (groups: Record<string, { v: unknown }>) => Fields
  /** The id that the sender has for it. */
  sentId: string | null | undefined
}

/** How a condition or a medication was taken; of one that was there already the answer carries that one (D29). */
export function profileAnswer(
  outcome: SaveOutcome,
  { number, fromGroups, sentId }: ProfileAnswerOptions,
): Record<string, unknown> | Refusal {
  if ('faults' in outcome) return refuse(outcome.code, { errors: outcome.faults })
  if (!('item' in outcome)) return refuse(outcome.code)
  const { code, item } = outcome
  const groups = Object.fromEntries(item.groups)
  // A copy has to learn what it is a copy of, whatever it said itself.
  const isCopy = typeof sentId === 'string' && sentId.toLowerCase() !== item.clientId
  const said = {
    [number]: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsOf(groups),
    ...(isCopy || differs(outcome) ? { content: fromGroups(groups) } : {}),
  }
  return code === RESULT.ok ? said : refuse(code, said)
}
