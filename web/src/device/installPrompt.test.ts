import { expect, test } from 'vitest'
import { watchInstallPrompt } from './installPrompt.ts'

function browser({ isApp = false } = {}) {
  const page = new EventTarget()
  const installing = watchInstallPrompt(page, () => isApp)
  const offers = (prompt: unknown) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { page, installing, offers }
}

test('[D50] the browser’s offer is kept until the person presses, and used once', async () => {
  const { installing, offers } = browser()
  expect(installing.offer()).toBe(null)
  let asked = 0
  const isOurs = offers(async () => {
    asked += 1
    return { outcome: 'accepted' }
  })
  expect([isOurs, asked]).toEqual([true, 0])
  expect(await installing.offer()!()).toBe('accepted')
  expect([asked, installing.offer()]).toEqual([1, null])
})

test('[D50] after a no it may be offered again, and a dialog that cannot open counts as a no', async () => {
  const { installing, offers } = browser()
  offers(async () => ({ outcome: 'dismissed' }))
  expect(await installing.offer()!()).toBe('dismissed')
  offers(() => Promise.reject(new Error('no gesture')))
  expect(await installing.offer()!()).toBe('dismissed')
  expect(installing.isInstalled()).toBe(false)
})

test('[D50] once installed nothing is offered, and screens are notified of each change', () => {
  const { page, installing, offers } = browser()
  let changes = 0
  const leave = installing.subscribe(() => (changes += 1))
  offers(async () => ({ outcome: 'accepted' }))
  page.dispatchEvent(new Event('appinstalled'))
  expect([installing.offer(), installing.isInstalled(), changes]).toEqual([null, true, 2])
  leave()
})

test('[D50, ENG-6] an accepted installation is reported, although the press used up the offer', async () => {
  const { page, installing, offers } = browser()
  offers(async () => ({ outcome: 'accepted' }))
  await installing.offer()!()
  let isTold = false
  const leave = installing.subscribe(() => (isTold = installing.isInstalled()))
  page.dispatchEvent(new Event('appinstalled'))
  expect(isTold).toBe(true)
  leave()
})

test('[D50] an app started by its icon is installed; an offer that cannot be used does not count', () => {
  const { installing, offers } = browser({ isApp: true })
  expect(installing.isInstalled()).toBe(true)
  expect([offers(undefined), installing.offer()]).toEqual([false, null])
})
