import type { Fields } from './fields.ts'

const ALIAS = 'alias:'

/**
 * Two that were found to be one (D29): the item that stays carries the id of the other as a group of its own, so that
 * every device that has the item resolves references to both. One group for each, because groups are joined and the
 * parts of a group are not.
 */
export const aliasGroup = (clientId: string): string => ALIAS + clientId

export const aliasValue = (clientId: string): Fields => ({ [aliasGroup(clientId)]: 1 })

export const isAliasGroup = (group: string): boolean => group.startsWith(ALIAS)

/** The ids under which an item was known besides its own. */
export const aliasesIn = (groups: Iterable<string>): string[] =>
  [...groups].filter(isAliasGroup).map((group) => group.slice(ALIAS.length))
