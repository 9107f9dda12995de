import { listSchemaFaults, type Fault } from '@reprieve/contract/envelope.ts'
import { namedListField, type ListField } from '@reprieve/contract/lists/sentListField.ts'
import { listForField } from '@reprieve/domain/lists/listItem.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'

/** `show` is the act of the preferences record: it sets which items are shown, and in which order. */
export type ListAct = 'add' | 'edit' | 'delete' | 'show'

export const LIST_KIND = 'list_field'

/** Validates one sent item; a malformed one gets 227, and the others of its bulk go on. */
export function readField(raw: unknown): Result<ListField, Fault[]> {
  const parsed = namedListField.safeParse(raw)
  if (!parsed.success) return err(listSchemaFaults(parsed.error))
  const { type, ...rest } = parsed.data
  // "Ineffective" uses the list of alleviating factors (D38).
  return ok(typeof type === 'string' ? { ...rest, type: listForField(type) } : rest)
}

export const isTombstone = ({ deleted }: ListField): boolean => deleted === 1

/** Sent by a client that follows only the specification, without stamps. */
export const isUnstamped = ({ stamps }: ListField): boolean => Object.keys(stamps ?? {}).length === 0
