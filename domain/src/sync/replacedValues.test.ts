import { describe, expect, test } from 'vitest'
import { emptyRow, type LocalRow } from './localRow.ts'
import { findReplacedValues } from './replacedValues.ts'
import { makeStamp } from './stamp.ts'

const OURS = 'aaaaaaaaaaaa'
const THEIRS = 'bbbbbbbbbbbb'
const by = (device: string, ms: number): string => makeStamp({ ms, counter: 0 }, device)

const aRow = (groups: Record<string, [unknown, string]>, pend: string[] = []): LocalRow => ({
  ...emptyRow('r', 'record'),
  groups: new Map(Object.entries(groups).map(([group, [v, s]]) => [group, { v, s }])),
  pend: new Set(pend),
})

describe('[SYNC-32] values that another device replaced', () => {
  test('is told where it was written here, whether or not a server had it', () => {
    const before = aRow({ note: ['mine', by(OURS, 1)], severity: [4, by(OURS, 1)] }, ['severity'])
    const after = aRow({ note: ['theirs', by(THEIRS, 2)], severity: [7, by(THEIRS, 3)] })
    expect(findReplacedValues(before, after, OURS)).toEqual([
      { group: 'note', hlc: by(OURS, 1), value: 'mine' },
      { group: 'severity', hlc: by(OURS, 1), value: 4 },
    ])
  })

  test('is not told where it came from there before, says the same, or is written here again', () => {
    // Pending too: a restored server is offered everything again.
    const before = aRow(
      { note: ['a', by(THEIRS, 1)], severity: [4, by(OURS, 1)], timing: [1, by(OURS, 1)] },
      ['note'],
    )
    const after = aRow({ note: ['b', by(THEIRS, 2)], severity: [4, by(THEIRS, 2)], timing: [2, by(OURS, 2)] })
    expect(findReplacedValues(before, after, OURS)).toEqual([])
  })

  test('leaves out when it was written, and that it is gone', () => {
    const before = aRow({ meta: [1, by(OURS, 1)], deleted: [{ deleted: 0 }, by(OURS, 1)] })
    const after = aRow({ meta: [2, by(THEIRS, 2)], deleted: [{ deleted: 1 }, by(THEIRS, 2)] })
    expect(findReplacedValues(before, after, OURS)).toEqual([])
  })

  test('is nothing for what was not here before', () => {
    expect(findReplacedValues(undefined, aRow({ note: ['b', by(THEIRS, 2)] }), OURS)).toEqual([])
  })
})
