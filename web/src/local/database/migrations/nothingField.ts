import { sameName } from '@reprieve/domain/writtenName.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { readPartFields, type Fields, type PartMigration } from './partMigration.ts'

const LISTS_WITH_NOTHING = ['alleviating_factor', 'aggravating_factor', 'symptom']
const NOTHING = { key: 'nothing', name: 'Nothing', icon: 'empty-circle', shown: true, position: -1 }

/** D42, D38: Nothing is a separate field, identified by its key. [LOCAL-16] */
export const nothingField: PartMigration = { from: 'fields', to: 'fields', migrate }

function migrate(old: unknown): Result<Fields, string> {
  const part = readPartFields(old)
  if (!part.ok) return part
  const lists = { ...part.value }
  for (const type of LISTS_WITH_NOTHING) {
    const list = lists[type] ?? []
    if (!Array.isArray(list)) return err(`${type} is no list`)
    lists[type] = withNothing(list)
  }
  return ok(lists)
}

function withNothing(list: readonly unknown[]): unknown[] {
  const at = list.findIndex(isNothing)
  // Records refer to the field that the person typed: adding a second one would leave them with the wrong one.
  if (at >= 0) return list.with(at, { ...(list[at] as Fields), key: NOTHING.key, position: NOTHING.position })
  return [NOTHING, ...list]
}

function isNothing(field: unknown): boolean {
  const fields = readPartFields(field)
  if (!fields.ok) return false
  const { key, name } = fields.value
  return key === NOTHING.key || (typeof name === 'string' && sameName(name, NOTHING.name))
}
