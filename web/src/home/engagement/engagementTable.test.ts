import { RESULT } from '@reprieve/contract/codes.ts'
import {
  collapseEngagement,
  dismissEngagement,
  NO_ENGAGEMENT,
  markResultsSeen,
  type StoredEngagement,
} from '@reprieve/domain/home/engagement/storedEngagement.ts'
import { err, ok } from '@reprieve/domain/result.ts'
import { describe, expect, test } from 'vitest'
import { fetchUserValues, readUserValues } from '../../account/userValues.ts'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import { AppLocked } from '../../local/codec.ts'
import { storePart, PARTS_RING } from '../../local/diaryParts.ts'
import { aDiary } from '../../local/testing/aDiary.ts'
import { changeEngagement, loadEngagement, sendEngagement } from './engagementTable.ts'

const registered = (kept: StoredEngagement): StoredEngagement => ({
  ...kept,
  checked: [...kept.checked, 'register_account'],
})
const collapsedAt = (now: number) => (kept: StoredEngagement) => collapseEngagement(kept, now)

const said = (code: number, body = {}): Answer => ({ reached: true, code, message: '', body })

/** A fake account: it returns what was sent to it. */
function anAccount(values: Record<string, unknown> = {}) {
  const asked: string[] = []
  const refused = new Set<string>()
  const ask: Ask = async (name, request) => {
    asked.push(name)
    if (refused.has(name)) return said(RESULT.rateLimited)
    if (name === 'user/set-values') Object.assign(values, (request as { values: object }).values)
    return said(RESULT.ok, { values: { ...values } })
  }
  return { ask, asked, refused, values }
}

describe('[ENG-7, ENG-8] on the device', () => {
  test('nothing was done at first; what is done is there for who asks next, and rings', async () => {
    const diary = aDiary()
    expect(await loadEngagement(diary)).toEqual(NO_ENGAGEMENT)
    const seen = markResultsSeen(NO_ENGAGEMENT, 'charts')
    expect(await changeEngagement(diary, (kept) => markResultsSeen(kept, 'charts'))).toEqual(ok(seen))
    expect(await loadEngagement(diary)).toEqual(seen)
    expect(diary.rung).toEqual([[PARTS_RING]])
  })

  test('changes that are made at once all hold, and what changes nothing is not written', async () => {
    const diary = aDiary()
    await Promise.all([
      changeEngagement(diary, registered),
      changeEngagement(diary, dismissEngagement),
      changeEngagement(diary, (kept) => markResultsSeen(kept, 'records')),
    ])
    expect(await loadEngagement(diary)).toEqual({
      ...NO_ENGAGEMENT,
      checked: ['register_account'],
      seenResults: ['records'],
      isDismissed: true,
    })
    await changeEngagement(diary, (kept) => kept)
    expect(diary.rung.length).toBe(3)
  })

  test.each([
    [7],
    [{ checked: 'all', seenResults: [{}], isDismissed: 1, isCollapsed: 'x', collapsedAt: -4 }],
    [{ checked: ['newer_item'], collapsedAt: 0.5 }],
  ])('%j says nothing', async (kept) => {
    const diary = aDiary()
    await storePart(diary, 'engagement', kept)
    expect(await loadEngagement(diary)).toEqual(NO_ENGAGEMENT)
  })

  test('what cannot be kept is told, and the next change is made', async () => {
    const diary = aDiary()
    const { tables } = diary
    diary.tables = { ...tables, write: async () => err('no-room') }
    expect(await changeEngagement(diary, dismissEngagement)).toEqual(err('no-room'))
    diary.tables = tables
    expect((await changeEngagement(diary, registered)).ok).toBe(true)
  })

  test('[LOCAL-5] a value that cannot be read yet is not reset', async () => {
    const diary = aDiary()
    await changeEngagement(diary, registered)
    const locked = { ...diary, codec: { ...diary.codec, decode: () => Promise.reject(new AppLocked()) } }
    await expect(changeEngagement(locked, dismissEngagement)).rejects.toThrow(AppLocked)
    expect((await loadEngagement(diary)).checked).toEqual(['register_account'])
  })
})

describe('[ENG-5, ENG-11] with the account', () => {
  test('what it knows is laid over what the device knows', async () => {
    const diary = aDiary()
    await changeEngagement(diary, (kept) => markResultsSeen(kept, 'charts'))
    const { ask } = anAccount({ engagement_download_app: 1, engagement_dismissed: 1 })
    await fetchUserValues(diary, ask)
    expect(await loadEngagement(diary)).toEqual({
      ...NO_ENGAGEMENT,
      checked: ['download_app'],
      seenResults: ['charts'],
      isDismissed: true,
    })
  })

  test('it is told what it does not know, once, and asked nothing where there is nothing to tell', async () => {
    const diary = aDiary()
    const { ask, asked, values } = anAccount()
    await sendEngagement(diary, ask)
    expect(asked).toEqual([])
    await changeEngagement(diary, registered)
    await changeEngagement(diary, collapsedAt(5))
    await sendEngagement(diary, ask)
    expect(asked).toEqual(['user/get-values', 'user/set-values'])
    expect(values).toEqual({ engagement_register_account: 1, engagement_collapsed: { is: 1, at: 5 } })
    expect(await readUserValues(diary)).toEqual(values)
    await sendEngagement(diary, ask)
    expect(asked.length).toBe(2)
  })

  test('it is heard first: what another device said later is not written over', async () => {
    const diary = aDiary()
    const { ask, asked, values } = anAccount({ engagement_collapsed: { is: 0, at: 9 } })
    await changeEngagement(diary, collapsedAt(5))
    await sendEngagement(diary, ask)
    expect([asked, values['engagement_collapsed']]).toEqual([['user/get-values'], { is: 0, at: 9 }])
    expect((await loadEngagement(diary)).isCollapsed).toBe(false)
  })

  test('two devices that tell it in turn agree', async () => {
    const { ask, values } = anAccount()
    const [phone, tablet] = [aDiary(), aDiary()]
    await changeEngagement(phone, registered)
    await changeEngagement(phone, collapsedAt(5))
    await changeEngagement(tablet, dismissEngagement)
    for (const device of [phone, tablet, phone]) await sendEngagement(device, ask)
    for (const device of [phone, tablet]) await fetchUserValues(device, ask)
    const both = { ...NO_ENGAGEMENT, checked: ['register_account'], isDismissed: true }
    expect(await loadEngagement(phone)).toEqual({ ...both, isCollapsed: true, collapsedAt: 5 })
    expect(await loadEngagement(tablet)).toEqual(await loadEngagement(phone))
    expect(Object.keys(values).toSorted()).toEqual([
      'engagement_collapsed',
      'engagement_dismissed',
      'engagement_register_account',
    ])
  })

  test.each(['user/get-values', 'user/set-values'])(
    'where %s is refused it stays to be told',
    async (name) => {
      const diary = aDiary()
      const { ask, refused, values } = anAccount()
      await changeEngagement(diary, dismissEngagement)
      refused.add(name)
      await sendEngagement(diary, ask)
      expect(values).toEqual({})
      refused.clear()
      await sendEngagement(diary, ask)
      expect(values).toEqual({ engagement_dismissed: 1 })
    },
  )

  test('without a line it stays to be told; two moments at once tell it once', async () => {
    const diary = aDiary()
    const { ask, asked } = anAccount()
    await changeEngagement(diary, dismissEngagement)
    await sendEngagement(diary, async () => NOT_REACHED)
    await Promise.all([sendEngagement(diary, ask), sendEngagement(diary, ask)])
    expect(asked).toEqual(['user/get-values', 'user/set-values'])
  })
})
