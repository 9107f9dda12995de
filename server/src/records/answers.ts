import { RESULT, codeOf, type ResultCode } from '@reprieve/contract/codes.ts'
import type { PulledRecord, RecordResult } from '@reprieve/contract/records/calls.ts'
import { recordFromGroups, type WireRecord } from '@reprieve/contract/records/wire.ts'
import type { Language } from '@reprieve/domain/settings/language.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { text } from '@reprieve/locales/text.ts'
import type { PulledItem } from '../db/itemRows.ts'
import type { StoredItem } from '../db/items.ts'
import type { SaveOutcome, Saved } from './store.ts'

export const messageFor = (language: Language, code: ResultCode): string =>
  text(language, 'codes', codeOf(code).name)

/** How one record was taken, in the order in which it was sent. */
export function resultOf(outcome: SaveOutcome, language: Language): RecordResult {
  const said = { result_code: outcome.code, result_msg: messageFor(language, outcome.code) }
  if ('faults' in outcome) return { ...said, errors: outcome.faults }
  if (!('item' in outcome)) return said
  const { item } = outcome
  return {
    ...said,
    record_id: item.num,
    client_id: item.clientId,
    seq: item.seq,
    stamps: stampsOf(Object.fromEntries(item.groups)),
    ...(differs(outcome) ? wireOf(item) : {}),
  }
}

/** One entry of a pull. */
export function pulled({ client_id, num, seq, groups }: PulledItem): PulledRecord {
  const { content, ...times } = recordFromGroups(groups)
  return {
    record_type: 'pain_record',
    record_id: num,
    client_id,
    seq,
    stamps: stampsOf(groups),
    ...times,
    content,
  }
}

type PlainGroups = PulledItem['groups']

const wireOf = (item: StoredItem): WireRecord => recordFromGroups(Object.fromEntries(item.groups))

function stampsOf(groups: PlainGroups): Record<string, string> {
  const stamps: Record<string, string> = {}
  for (const group of Object.keys(groups)) stamps[group] = groups[group]!.s
  return stamps
}

function differs({ code, item, sent }: Saved): boolean {
  if (code === RESULT.recordExists) return true
  return [...item.groups].some(([group, { v }]) => !sameJson(sent.get(group)?.v, v))
}
