import { RESULT } from '@reprieve/contract/codes.ts'
import type { ListFieldResult } from '@reprieve/contract/lists/calls.ts'
import type { CallContext } from '../handler.ts'
import { toListFieldResult } from './answers.ts'
import { readField, type ListAct } from './sentFields.ts'
import { saveListItems } from './store.ts'

/** Results are in the order of the request; a malformed item gets its own result. */
export async function saveFields(
  act: ListAct,
  raw: readonly unknown[],
  { services, person, now, language }: CallContext,
): Promise<ListFieldResult[]> {
  const read = raw.map(readField)
  const good = read.flatMap((result) => (result.ok ? [result.value] : []))
  const saved = await saveListItems(services.db, { userId: person.userId, act, now }, good)
  let next = 0
  return read.map((result) => {
    if (!result.ok)
      return toListFieldResult({ code: RESULT.recordRefused, faults: result.reason }, null, language)
    return toListFieldResult(saved[next++]!, result.value, language)
  })
}
