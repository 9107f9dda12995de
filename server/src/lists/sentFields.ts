import { faultsOf, type Fault } from '@reprieve/contract/envelope.ts'
import { namedListField, type ListField } from '@reprieve/contract/lists/sentListField.ts'
import { listOf } from '@reprieve/domain/lists/listItem.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'

/** `show` is what the preferences record does: which items are shown, and in which order. */
export type Act = 'add' | 'edit' | 'delete' | 'show'

export const LIST_KIND = 'list_field'

/** Parsed at the border; what does not fit is answered 227 for this item alone. */
export function readField(raw: unknown): Result<ListField, Fault[]> {
  const parsed = namedListField.safeParse(raw)
  if (!parsed.success) return err(faultsOf(parsed.error))
  const { type, ...rest } = parsed.data
  // What did not help is the list of what was tried (D38).
  return ok(typeof type === 'string' ? { ...rest, type: listOf(type) } : rest)
}

export const isTombstone = ({ deleted }: ListField): boolean => deleted === 1

/** A client of the specification alone, which knows neither client ids nor stamps. */
export const isPlain = ({ stamps }: ListField): boolean => Object.keys(stamps ?? {}).length === 0
