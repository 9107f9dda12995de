import { listFieldGroupsToWire } from '@reprieve/contract/lists/listGroups.ts'
import type { ListFieldResult } from '@reprieve/contract/lists/calls.ts'
import type { ListField } from '@reprieve/contract/lists/sentListField.ts'
import { stampsByGroup } from '@reprieve/contract/groups.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { isChangedByMerge, type SaveOutcome } from '../db/saveItems.ts'
import { messageFor } from '../handler.ts'

/** The result of one list item of a bulk. */
export function toListFieldResult(
  outcome: SaveOutcome,
  sent: ListField | null,
  language: Language,
): ListFieldResult {
  const head = { result_code: outcome.code, result_msg: messageFor(language, outcome.code) }
  if ('faults' in outcome) return { ...head, errors: outcome.faults }
  if (!('item' in outcome)) return head
  const { item } = outcome
  const groups = Object.fromEntries(item.groups)
  // The sender of a duplicate has to learn which item it was merged into, whatever it sent itself.
  const isCopy = typeof sent?.client_id === 'string' && sent.client_id.toLowerCase() !== item.clientId
  return {
    ...head,
    fid: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsByGroup(groups),
    ...(isCopy || isChangedByMerge(outcome) ? { content: listFieldGroupsToWire(groups) } : {}),
  }
}
