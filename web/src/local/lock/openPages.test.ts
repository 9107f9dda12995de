import { expect, test } from 'vitest'
import { registerOpenPage } from './openPages.ts'
import { becomeAlone, hasOtherPages, inOnePage, untilPagesReleased } from './onlyPage.ts'

const SOON_MS = 30

test('[LOCK-16] a page is alone once the others have released the diary, and a new one waits', async () => {
  const [one, other] = [await registerOpenPage(), await registerOpenPage()]
  expect(await hasOtherPages()).toBe(true)
  const isAlone = becomeAlone(one, 5_000)
  other.leave()
  expect(await isAlone).toBe(true)
  const waited: string[] = []
  const third = registerOpenPage(() => waited.push('told'))
  const back = untilPagesReleased().then(() => waited.push('free'))
  await new Promise((resolve) => setTimeout(resolve, SOON_MS))
  expect(waited).toEqual(['told'])
  one.leave()
  await back
  ;(await third).leave()
  expect(waited).toEqual(['told', 'free'])
})

test('[LOCK-16] if another page does not release it in time, all is as before', async () => {
  const [one, other] = [await registerOpenPage(), await registerOpenPage()]
  expect(await becomeAlone(one, SOON_MS)).toBe(false)
  expect(await hasOtherPages()).toBe(true)
  other.leave()
  expect(await becomeAlone(one, 5_000)).toBe(true)
  one.leave()
  expect(await hasOtherPages()).toBe(false)
})

test('[LOCK-16] of two pages that set or remove the lock at the same time one does it, and the other is told', async () => {
  let end = (): void => {}
  const first = inOnePage(() => new Promise<string>((resolve) => (end = () => resolve('done'))), 'tabs')
  const done: string[] = []
  const second = inOnePage(async () => {
    done.push('second')
    return Promise.resolve('done')
  }, 'tabs')
  expect(await second).toBe('tabs')
  end()
  expect([await first, done]).toEqual(['done', []])
  // A page that has closed or crashed blocks nothing.
  expect(await inOnePage(() => Promise.resolve('done'), 'tabs')).toBe('done')
})
