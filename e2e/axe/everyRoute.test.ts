import { expect, type Page } from '@playwright/test'
import { isLongRun } from '../harness/longRun.ts'
import { setDeviceOwner, LOCKED } from '../pages/account/deviceOwner.ts'
import { signInNewPerson } from '../pages/account/signIn.ts'
import { axe } from '../pages/app/axe.ts'
import { ROUTE_PATHS } from '../pages/app/routePaths.ts'
import { PHONE } from '../pages/app/shell.ts'
import { findLowContrastWords } from '../pages/results/resultsContrast.ts'
import { startedServer } from '../pages/sync/startedServer.ts'
import { test } from '../pages/sync/watch.ts'

interface State {
  state: string
  enter: (page: Page) => Promise<unknown>
  /** Addresses that would end this state. */
  leavesOut?: readonly string[]
}

const STATES: readonly State[] = [
  { state: 'a visitor', enter: (page) => setDeviceOwner(page, { is: 'nobody' }) },
  { state: 'not registered', enter: (page) => setDeviceOwner(page, { is: 'anonymous' }) },
  { state: 'signed in', enter: (page) => signInNewPerson(page, startedServer()), leavesOut: ['/logout'] },
  { state: 'locked', enter: (page) => setDeviceOwner(page, LOCKED), leavesOut: ['/logout'] },
]

const THEMES = ['light', 'dark'] as const

/** Several addresses per test: another address in an open page is cheap, a new browser is not. */
const CHUNK = isLongRun ? 12 : ROUTE_PATHS.length
const CHUNKS = Array.from({ length: Math.ceil(ROUTE_PATHS.length / CHUNK) }, (_, index) =>
  ROUTE_PATHS.slice(index * CHUNK, (index + 1) * CHUNK),
)

// Sets the theme of the page and of an open diary.
const chooseTheme = (page: Page, theme: string): Promise<unknown> =>
  page.evaluate(
    `for (const [name, value] of Object.entries({ theme: '${theme}', shown: '${theme}', dim: '${
      theme === 'dark' ? 'on' : 'off'
    }' })) localStorage.setItem('reprieve.' + name, value)`,
  )

async function faultsAt(page: Page, path: string, seen: Set<string>): Promise<unknown[]> {
  await page.goto(path)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('main > .skeleton-place')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { pathname } = new URL(page.url())
  // The login has its own check; it is not checked again for each screen that redirects there.
  if (pathname === '/login' && path !== '/login') return []
  // Many addresses lead to the same screen in a state, which is checked once.
  if (seen.has(page.url())) return []
  seen.add(page.url())
  const first = await axe(page).analyze()
  // A fault or an uncertain result may come from a part that appeared during the check: only those are checked again,
  // and then they count.
  const again = [...first.violations, ...first.incomplete].map(({ id }) => id)
  const { violations, incomplete } = again.length === 0 ? first : await axe(page).withRules(again).analyze()
  // axe cannot judge the contrast of text in a drawing, so it is measured here.
  const isUntold = ({ id }: { id: string }): boolean => id === 'color-contrast'
  const weak = await findLowContrastWords(page, incomplete.filter(isUntold).flatMap(targetsOf))
  const told = [...violations, ...incomplete.filter((one) => !isUntold(one))]
  return [
    ...told.map((found) => ({ path, id: found.id, where: targetsOf(found) })),
    ...(weak.length === 0 ? [] : [{ path, weak }]),
  ]
}

const targetsOf = ({ nodes }: { nodes: readonly { target: readonly unknown[] }[] }): string[] =>
  nodes.map(({ target }) => target.join(' '))

test('[REL 6] the list of addresses is whole', () => {
  expect(ROUTE_PATHS.length).toBeGreaterThan(70)
  expect(ROUTE_PATHS).toContain('/urgent-help')
})

const COMBINATIONS = STATES.flatMap((one) => THEMES.map((theme) => ({ ...one, theme })))

/** The short run checks each address in one of the eight looks, the long run in all. */
const inTurn = (paths: readonly string[], way: number): readonly string[] =>
  isLongRun ? paths : paths.filter((path) => ROUTE_PATHS.indexOf(path) % COMBINATIONS.length === way)

COMBINATIONS.forEach(({ state, enter, leavesOut = [], theme }, way) => {
  CHUNKS.forEach((paths, index) => {
    test(`[REL 6] ${state}, ${theme}, from ${paths[0]} on (${index + 1} of ${CHUNKS.length})`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(180_000)
      watch.expectError(/4\d\d/)
      await page.setViewportSize(PHONE)
      await enter(page)
      await chooseTheme(page, theme)
      const faults: unknown[] = []
      const seen = new Set<string>()
      for (const path of inTurn(paths, way).filter((one) => !leavesOut.includes(one)))
        faults.push(...(await faultsAt(page, path, seen)))
      expect(faults).toEqual([])
    })
  })
})
