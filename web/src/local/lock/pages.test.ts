import { expect, test } from 'vitest'
import { comeHere } from './pages.ts'
import { becomeAlone, hasOthers, whenFree } from './pagesAlone.ts'

const SOON_MS = 30

test('[LOCK-16] a page is alone once the others have let go, and who comes meanwhile waits', async () => {
  const [one, other] = [await comeHere(), await comeHere()]
  expect(await hasOthers()).toBe(true)
  const isAlone = becomeAlone(one, 5_000)
  other.leave()
  expect(await isAlone).toBe(true)
  const waited: string[] = []
  const third = comeHere(() => waited.push('told'))
  const back = whenFree().then(() => waited.push('free'))
  await new Promise((resolve) => setTimeout(resolve, SOON_MS))
  expect(waited).toEqual(['told'])
  one.leave()
  await back
  ;(await third).leave()
  expect(waited).toEqual(['told', 'free'])
})

test('[LOCK-16] where another page does not let go in time, all is as before', async () => {
  const [one, other] = [await comeHere(), await comeHere()]
  expect(await becomeAlone(one, SOON_MS)).toBe(false)
  expect(await hasOthers()).toBe(true)
  other.leave()
  expect(await becomeAlone(one, 5_000)).toBe(true)
  one.leave()
  expect(await hasOthers()).toBe(false)
})
