/**
 * What a person said about a list that has a "Nothing" (or "No medications"). Nothing beside an item cannot be
 * said, and no items is no answer: the person may have skipped the section.
 */
export type Answer<Item> = { kind: 'nothing' } | { kind: 'items'; items: readonly Item[] }

export const NOTHING = { kind: 'nothing' } as const
export const NOT_ANSWERED = { kind: 'items', items: [] } as const

export const itemsOf = <Item>(answer: Answer<Item>): readonly Item[] =>
  answer.kind === 'nothing' ? [] : answer.items

export const withItems = <Item>(items: readonly Item[]): Answer<Item> => ({ kind: 'items', items })

export const isAnswered = (answer: Answer<unknown>): boolean =>
  answer.kind === 'nothing' || answer.items.length > 0
