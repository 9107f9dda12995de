import { expect, test } from 'vitest'
import { keepContent, NONE_KEPT, type OpenContent } from './KeptContents.tsx'
import type { Results } from './useResults.ts'

const Charts = () => null
const Timeline = () => null

const resultsOf = (diary: object) => ({ columns: diary }) as Results
const RESULTS = resultsOf({})

const opened = (own: Partial<OpenContent>): OpenContent => ({
  Content: Charts,
  results: RESULTS,
  search: {},
  ...own,
})

/** What is kept after these contents were opened one after the other. */
const keptAfter = (...all: readonly (OpenContent | null)[]) => all.reduce(keepContent, NONE_KEPT)

test('[RES-88] a content that is opened again is the one that was left', () => {
  const [first, again] = [
    keptAfter(opened({})),
    keptAfter(opened({}), opened({ Content: Timeline }), null, opened({})),
  ]
  expect(again.shown).toBe(first.shown)
  expect(again.contents).toHaveLength(2)
  expect(keptAfter(opened({}), null)).toMatchObject({ shown: null, contents: [{ Content: Charts }] })
})

test('[RES-88] nothing changes while the same content is open', () => {
  const kept = keptAfter(opened({}), opened({ Content: Timeline }))
  expect(keepContent(kept, opened({ Content: Timeline }))).toBe(kept)
  const hidden = keepContent(kept, null)
  expect(keepContent(hidden, null)).toBe(hidden)
})

test('[RES-88] an open content follows its address, and at another address it begins anew', () => {
  const section = opened({ search: { section: 'body' } })
  const followed = keptAfter(opened({}), section)
  expect(followed).toMatchObject({ shown: 0, contents: [{ search: section.search }] })
  expect(keepContent(keepContent(followed, null), section).shown).toBe(0)
  expect(keepContent(keepContent(followed, null), opened({}))).toMatchObject({
    shown: 1,
    contents: [{ id: 1, search: {} }],
  })
})

test('[RES-90] a view that is left and shown again receives what it had', () => {
  const opening = opened({ search: { month: '2026-10' } })
  const again = keptAfter(
    opening,
    opened({ Content: Timeline, search: { section: 'body' } }),
    opened({ search: { month: '2026-10' } }),
  )
  expect(again.contents.find(({ id }) => id === again.shown)!.search).toBe(opening.search)
})

test('[RES-88] what is shown again shows the range that is chosen now', () => {
  const other = { ...RESULTS }
  const kept = keptAfter(
    opened({}),
    opened({ Content: Timeline, results: other }),
    opened({ results: other }),
  )
  expect(kept.contents.every(({ results }) => results === other)).toBe(true)
  expect(kept.shown).toBe(0)
})

test('[RES-88] nothing of a diary is kept after it has changed', () => {
  const changed = resultsOf({})
  const kept = keptAfter(opened({}), opened({ Content: Timeline, results: changed }))
  expect(kept.contents.map(({ Content }) => Content)).toEqual([Timeline])
})
