/**
 * The answer to a list that has a "Nothing" (or "No medications") choice. "Nothing" excludes items, and an empty list
 * is no answer: the person may have skipped the section.
 */
export type ListAnswer<Item> = { kind: 'nothing' } | { kind: 'items'; items: readonly Item[] }

export const NOTHING = { kind: 'nothing' } as const
export const NOT_ANSWERED = { kind: 'items', items: [] } as const

export const itemsInAnswer = <Item>(answer: ListAnswer<Item>): readonly Item[] =>
  answer.kind === 'nothing' ? [] : answer.items

export const withItems = <Item>(items: readonly Item[]): ListAnswer<Item> => ({ kind: 'items', items })

export const isAnswered = (answer: ListAnswer<unknown>): boolean =>
  answer.kind === 'nothing' || answer.items.length > 0
