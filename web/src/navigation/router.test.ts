import { ROUTE_NAMES } from '@reprieve/domain/access/routes.ts'
import { expect, test, vi } from 'vitest'
import { PATHS } from '../paths/paths.ts'
import { makeBrowserHistory } from './browserHistory.ts'
import { historyIndex } from './historyState.ts'
import type { Way } from './navigateOptions.ts'
import { makeRouter, type RouteOpening, type Router } from './router.ts'
import { makeFakeWindow } from './testing/fakeWindow.ts'

type Answer = Way | null | Promise<Way | null>

function opened(path: string, guard: (opening: RouteOpening) => Answer = () => null) {
  const browser = makeFakeWindow(path)
  const scrolled: string[] = []
  const scroll = {
    note: vi.fn(),
    restore: () => void scrolled.push('restore'),
    begin: () => void scrolled.push('begin'),
    follow: () => () => undefined,
  }
  const history = makeBrowserHistory(browser.win)
  const router = makeRouter({ history, scroll, routes: ROUTE_NAMES, guard })
  const stop = router.start()
  return { browser, router, scrolled, scroll, stop, match: () => router.state().match }
}

/** As React does after the screen is on the page. */
const render = (router: Router): void => {
  const { match } = router.state()
  if (match !== null) router.noteRendered(match)
  router.noteSettled()
}

const isSettled = async (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))])

test('[ROUTE-11, ROUTE-20] the page’s address opens its route, with the parameters that the route keeps', () => {
  const { match } = opened('/records/edit/5?section=notes&evil=1')
  expect(match()).toMatchObject({ name: 'recordEdit', params: { id: '5' }, search: { section: 'notes' } })
  expect(match()?.search).toEqual({ section: 'notes' })
})

test('[ROUTE-20] a navigation is over when its screen is on the page', async () => {
  const { router, match } = opened('/home')
  render(router)
  const going = router.navigate({ to: PATHS.guideContent, params: { id: '7' }, search: { section: 'rest' } })
  expect([match()?.name, match()?.location.href]).toEqual(['guideContent', '/guide/content/7?section=rest'])
  expect(router.state().rendered?.href).toBe('/home')
  expect(await isSettled(going)).toBe(false)
  render(router)
  expect(await isSettled(going)).toBe(true)
  expect(router.state().rendered?.href).toBe('/guide/content/7?section=rest')
})

test('[ROUTE-20] a guard leads elsewhere, and the address it refused leaves no entry', () => {
  const { router, browser, match } = opened('/home', ({ route }) =>
    route === 'settings' ? { to: PATHS.login, search: { redirect: '/settings' } } : null,
  )
  void router.navigate({ to: PATHS.settings })
  expect([match()?.name, browser.here()]).toEqual(['login', '/login?redirect=%2Fsettings'])
  expect(browser.entries()).toHaveLength(2)
})

test('[ROUTE-20] guards that lead in a circle do not hang the page', () => {
  const { match } = opened('/home', ({ route }) => ({ to: route === 'home' ? PATHS.menu : PATHS.home }))
  expect(match()).not.toBeNull()
})

test('[ROUTE-20] of two navigations only the later opens, and whoever waits for the first is told', async () => {
  let decide: (way: Way | null) => void = () => undefined
  const { router, match } = opened('/home', ({ route }) =>
    route === 'unknown' ? new Promise((resolve) => (decide = resolve)) : null,
  )
  render(router)
  const first = router.navigate({ href: '/common/settings' })
  expect([match()?.name, router.state().location.href]).toEqual(['home', '/common/settings'])
  const second = router.navigate({ to: PATHS.menu })
  decide({ to: PATHS.settings })
  await Promise.resolve()
  expect(match()?.name).toBe('menu')
  render(router)
  expect([await isSettled(first), await isSettled(second)]).toEqual([true, true])
})

test('[ROUTE-4, ROUTE-20] a guard that needs longer keeps the old screen until it has decided', async () => {
  const { router, match } = opened('/home', async ({ route }) =>
    route === 'unknown' ? { to: PATHS.settings } : null,
  )
  await Promise.resolve()
  void router.navigate({ href: '/common/settings' })
  expect(match()?.name).toBe('home')
  await vi.waitFor(() => expect(match()?.name).toBe('settings'))
})

test('[ROUTE-19, ROUTE-20] whoever waits for a blocked navigation is told', async () => {
  const { router, match } = opened('/home')
  render(router)
  const release = router.history.block({ shouldBlock: () => true, asksBeforeUnload: false })
  expect(await isSettled(router.navigate({ to: PATHS.menu }))).toBe(true)
  expect(match()?.name).toBe('home')
  const going = router.navigate({ to: PATHS.menu, ignoreBlocker: true })
  expect(match()?.name).toBe('menu')
  render(router)
  release()
  expect(await isSettled(going)).toBe(true)
})

test('[ROUTE-20] nobody waits for a screen while the diary is closed and nothing is rendered', async () => {
  const { router, match, stop } = opened('/home')
  stop()
  expect(await isSettled(router.navigate({ to: PATHS.menu }))).toBe(true)
  expect(match()?.name).toBe('menu')
})

test('[ROUTE-20] the open address again makes no entry, but asks the guard', async () => {
  let asked = 0
  const { router, browser, match } = opened('/home', () => {
    asked += 1
    return null
  })
  render(router)
  const before = match()
  const again = router.navigate({ to: PATHS.home })
  expect([browser.entries().length, asked]).toEqual([1, 2])
  expect(match(), 'so that a failed screen is tried again').not.toBe(before)
  render(router)
  expect(await isSettled(again)).toBe(true)
  const invalidated = router.invalidate()
  expect(asked).toBe(3)
  render(router)
  expect(await isSettled(invalidated)).toBe(true)
  // The same address with another draft is another entry.
  void router.navigate({ to: PATHS.home, state: { draftId: 'd1' } })
  expect(browser.entries()).toHaveLength(2)
})

test('[ROUTE-18] a way can keep what the entry stores', () => {
  const { router } = opened('/records/add')
  router.history.replace('/records/add', { draftId: 'd1' })
  void router.navigate({ to: '.', search: { section: 'notes' }, state: true })
  expect(router.history.location.state).toMatchObject({ draftId: 'd1', __TSR_index: 1 })
  void router.navigate({ to: '.', search: { section: 'timing' } })
  expect(router.history.location.state).not.toHaveProperty('draftId')
})

test('[ROUTE-15, ROUTE-20] who follows the screens is told before each opens', () => {
  const { router, browser } = opened('/home')
  const told: string[] = []
  const stop = router.onOpening(({ route, location: { state } }) =>
    told.push(`${historyIndex(state)} ${route}`),
  )
  void router.navigate({ to: PATHS.menu })
  browser.step(-1)
  browser.settle()
  stop()
  void router.navigate({ to: PATHS.menu })
  expect(told).toEqual(['1 menu', '0 home'])
})

test('[ROUTE-20] what did not change in the address stays the same object', () => {
  const { router, match } = opened('/records/edit/5?section=notes')
  const { params, search } = match()!
  void router.navigate({ to: '.', search: { section: 'notes' }, state: { draftId: 'd1' } })
  expect([match()?.params === params, match()?.search === search]).toEqual([true, true])
  void router.navigate({ to: '.', search: { section: 'timing' } })
  expect([match()?.params === params, match()?.search === search]).toEqual([true, false])
})

test('[ROUTE-21] a new screen starts at its top, and a step or a reload brings it back as it was', () => {
  const { router, browser, scrolled, scroll } = opened('/home')
  const menu = { to: PATHS.menu } as const
  render(router)
  expect(scrolled, 'after a reload').toEqual(['restore'])
  const { rendered } = router.state()
  void router.navigate(menu)
  expect(scroll.note.mock.lastCall).toEqual([rendered])
  render(router)
  expect(scrolled.splice(0)).toEqual(['restore', 'begin'])
  browser.step(-1)
  browser.settle()
  render(router)
  expect(scrolled.splice(0)).toEqual(['restore'])
  void router.navigate({ ...menu, resetScroll: false })
  render(router)
  void router.invalidate()
  render(router)
  router.history.replace('/menu', { draftId: 'd1' })
  render(router)
  expect(scrolled).toEqual([])
})
