import { toFields } from '@reprieve/contract/fields.ts'
import { foldName } from '@reprieve/domain/writtenName.ts'
import type { StoredItem } from '../db/items.ts'
import { BUILT_IN_BY_ID } from '@reprieve/content/builtInItems.ts'

/** Finds the item of a list by name (D31): a built-in one first, then the one that was created first. */
export class ListNames {
  private readonly byName = new Map<string, string>()
  private readonly nameOf: (id: string) => string | null

  /** `nameOf` returns an item's current name in the form of `nameIn`; null for a deleted one. */
  constructor(nameOf: (id: string) => string | null) {
    this.nameOf = nameOf
    for (const { id, type, name } of BUILT_IN_BY_ID.values()) this.byName.set(listNameKey(type, name), id)
  }

  add(item: StoredItem): void {
    const name = nameIn(item)
    if (name === null) return
    const before = this.byName.get(name)
    if (before === undefined || !this.isCurrent(before, name)) this.byName.set(name, item.clientId)
  }

  find(type: string, name: string): string | null {
    const wanted = listNameKey(type, name)
    const id = this.byName.get(wanted)
    return id !== undefined && this.isCurrent(id, wanted) ? id : null
  }

  private readonly isCurrent = (id: string, name: string): boolean =>
    BUILT_IN_BY_ID.has(id) || this.nameOf(id) === name
}

/** Null for an item that is deleted or has no name. */
export function nameIn({ deleted, groups }: StoredItem): string | null {
  const { type, value } = toFields(groups.get('name')?.v)
  if (deleted || typeof type !== 'string' || typeof value !== 'string') return null
  return listNameKey(type, value)
}

const listNameKey = (type: string, name: string): string => `${type} ${foldName(name)}`
