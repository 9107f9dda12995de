import { toFields, type Fields } from '@reprieve/contract/fields.ts'
import type { PulledRecord } from '@reprieve/contract/records/calls.ts'
import type { FindItemNumber } from '../lists/fieldNumbers.ts'

const FACTORS = ['aggravating_factor', 'alleviating_factor', 'ineffective_factor']

/**
 * Adds each factor's item number for clients that follow the specification. Our own devices refer by client id and send
 * no numbers; computing them here means that they cannot be out of date (D31).
 */
export function addItemNumbers(record: PulledRecord, numberOf: FindItemNumber): PulledRecord {
  const content = toFields(record.content)
  const lists = FACTORS.filter((list) => Array.isArray(content[list])).map((list) => {
    const ids = idsByText(toFields(content['refs'])[list])
    const entries = (content[list] as unknown[]).map((entry) => numbered(entry, list, { ids, numberOf }))
    return [list, entries] as const
  })
  return lists.length === 0 ? record : { ...record, content: { ...content, ...Object.fromEntries(lists) } }
}

function numbered(
  entry: unknown,
  list: string,
  { ids, numberOf }: { ids: ReadonlyMap<unknown, string>; numberOf: FindItemNumber },
): unknown {
  const fields: Fields = toFields(entry)
  const { value, fid } = fields
  if (typeof value !== 'string' || typeof fid === 'number' || 'dosage' in fields) return entry
  const number = numberOf(list, { value, clientId: ids.get(value) })
  return number === undefined ? entry : { ...fields, fid: number }
}

function idsByText(refs: unknown): Map<unknown, string> {
  const found = (Array.isArray(refs) ? refs : []).map(toFields)
  return new Map(
    found.flatMap(({ client_id: id, text }) => (typeof id === 'string' ? [[text, id] as const] : [])),
  )
}
