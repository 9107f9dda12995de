/**
 * The answer to a list that has a "Nothing" (or "No medications") choice. "Nothing" excludes items, and an empty list
 * is no answer: the person may have skipped the section.
 */
export type Answer<Item> = { kind: 'nothing' } | { kind: 'items'; items: readonly Item[] }

export const NOTHING = { kind: 'nothing' } as const
export const NOT_ANSWERED = { kind: 'items', items: [] } as const

export const itemsOf = <Item>(answer: Answer<Item>): readonly Item[] =>
  answer.kind === 'nothing' ? [] : answer.items

export const withItems = <Item>(items: readonly Item[]): Answer<Item> => ({ kind: 'items', items })

export const isAnswered = (answer: Answer<unknown>): boolean =>
  answer.kind === 'nothing' || answer.items.length > 0
