import type { Fields } from './fields.ts'

const ALIAS = 'alias:'

/**
 * Two items that turned out to be the same (D29): the surviving item stores the id of the other in a separate group, so
 * that every device that has the item resolves references to both. One group per alias, because a merge combines groups
 * but not the parts of a group.
 */
export const aliasGroup = (clientId: string): string => ALIAS + clientId

export const aliasValue = (clientId: string): Fields => ({ [aliasGroup(clientId)]: 1 })

export const isAliasGroup = (group: string): boolean => group.startsWith(ALIAS)

/** The other ids under which an item was known. */
export const aliasesIn = (groups: Iterable<string>): string[] =>
  [...groups].filter(isAliasGroup).map((group) => group.slice(ALIAS.length))
