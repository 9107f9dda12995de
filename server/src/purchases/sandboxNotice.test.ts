import { expect, test } from 'vitest'
import { sandboxNotices } from './sandboxNotice.ts'

test('[BUY-16, D22] the start tells the key of the sandbox where there is one and plans are sold', () => {
  expect(sandboxNotices({ plans: 'store' }, 'a-key')).toEqual([expect.stringContaining('the key a-key')])
  expect(sandboxNotices({ plans: 'open' }, 'a-key')).toEqual([])
  expect(sandboxNotices({ plans: 'store' }, null)).toEqual([])
})
