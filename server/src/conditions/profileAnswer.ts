import { RESULT } from '@reprieve/contract/codes.ts'
import type { Fields } from '@reprieve/contract/fields.ts'
import { stampsByGroup } from '@reprieve/contract/groups.ts'
import { isChangedByMerge, type SaveOutcome } from '../db/saveItems.ts'
import { refuse, type Refusal } from '../handler.ts'

interface ProfileAnswerOptions {
  /** The specification's name for its number. */
  number: 'fid' | 'nid'
  fromGroups: (groups: Record<string, { v: unknown }>) => Fields
  /** The sender's id for it. */
  sentId: string | null | undefined
}

/** The response to saving a condition or a medication; for a duplicate it has the existing item (D29). */
export function profileAnswer(
  outcome: SaveOutcome,
  { number, fromGroups, sentId }: ProfileAnswerOptions,
): Record<string, unknown> | Refusal {
  if ('faults' in outcome) return refuse(outcome.code, { errors: outcome.faults })
  if (!('item' in outcome)) return refuse(outcome.code)
  const { code, item } = outcome
  const groups = Object.fromEntries(item.groups)
  // The sender of a duplicate has to learn which item it was merged into, whatever it sent itself.
  const isCopy = typeof sentId === 'string' && sentId.toLowerCase() !== item.clientId
  const answer = {
    [number]: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsByGroup(groups),
    ...(isCopy || isChangedByMerge(outcome) ? { content: fromGroups(groups) } : {}),
  }
  return code === RESULT.ok ? answer : refuse(code, answer)
}
