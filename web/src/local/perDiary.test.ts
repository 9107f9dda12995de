import { expect, test } from 'vitest'
import { perDiary, queuePerDiary, sharedPerDiary } from './perDiary.ts'
import { aDiary } from './testing/aDiary.ts'

test('[HOUSE 2.3] a value is made once for each diary, with the arguments of the first call', () => {
  const made: string[] = []
  const name = perDiary((_diary, first: string) => {
    made.push(first)
    return { first }
  })
  const [mine, other] = [aDiary(), aDiary()]
  expect([name(mine, 'a'), name(mine, 'b'), name(other, 'c')]).toEqual([
    { first: 'a' },
    { first: 'a' },
    { first: 'c' },
  ])
  expect(name(mine, 'd')).toBe(name(mine, 'e'))
  expect(made).toEqual(['a', 'c'])
})

test('[HOUSE 2.3] a value that is undefined is made once, too', () => {
  let times = 0
  const nothing = perDiary(() => void (times += 1))
  const diary = aDiary()
  nothing(diary)
  nothing(diary)
  expect(times).toBe(1)
})

test('[HOUSE 2.3] callers share the running call, and the next caller starts another', async () => {
  const ends: ((value: number) => void)[] = []
  const run = sharedPerDiary(() => new Promise<number>((resolve) => ends.push(resolve)))
  const [mine, other] = [aDiary(), aDiary()]
  const both = [run(mine), run(mine)]
  void run(other)
  expect(ends.length).toBe(2)
  ends[0]!(7)
  expect(await Promise.all(both)).toEqual([7, 7])
  void run(mine)
  expect(ends.length).toBe(3)
})

test('[HOUSE 2.3] after a run that failed the next caller starts another', async () => {
  let times = 0
  const run = sharedPerDiary(async () => {
    times += 1
    throw new Error('out of reach')
  })
  const diary = aDiary()
  await expect(run(diary)).rejects.toThrow('out of reach')
  await expect(run(diary)).rejects.toThrow('out of reach')
  expect(times).toBe(2)
})

test('[HOUSE 2.3] acts on one diary run one after the other, also after one that failed', async () => {
  const log: string[] = []
  const inTurn = queuePerDiary()
  const diary = aDiary()
  const act = (name: string) => async (): Promise<string> => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'a') throw new Error('full')
    return name
  }
  const ended = await Promise.allSettled([inTurn(diary, act('a')), inTurn(diary, act('b'))])
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
