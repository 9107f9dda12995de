import { ROUTES } from '@reprieve/domain/access/routes.ts'
import type { CDPSession, Page } from 'playwright-core'
import { atMost, figureWithoutTarget, formatNumber, type Figure } from '../measure/figure.ts'
import { pssMb } from '../measure/processMeter.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice, type Device } from './browser.ts'
import { openHome } from './openHome.ts'
import { signedInWithYears } from './resultTabs.ts'
import { SETTLE_MS } from './threadWork.ts'
import { localAddress } from './workPage.ts'

const MOST_MB = 150
const RESULT_VIEWS = ['insights', 'charts', 'timeline', 'calendar', 'records', 'whatHelps'] as const
const MB = 1_000_000
/** What one more round may add: a message or a hint that the other round did not have, not a screen. */
const MOST_MORE_NODES = 50
const SCREEN_MS = 700
const LONGEST_MS = 180_000

/** A phone with 10,000 entries: the memory of the tab with its results, and what stays of screens that were left. */
export async function measureMemory(stage: Stage): Promise<Figure[]> {
  const { port } = stage.product
  const device = await newDevice()
  try {
    const count = await signedInWithYears(device, stage)
    return [...(await memoryOfResults(device, { port, count })), ...(await whatStays(device, port))]
  } finally {
    await device.close()
  }
}

async function memoryOfResults(
  device: Device,
  { port, count }: { port: number; count: number },
): Promise<Figure[]> {
  const page = await device.newPage()
  await page.goto(`${localAddress(port)}/results/insights?range=alltime`)
  await page.locator('main :is(svg[role="img"], table)').first().waitFor({ timeout: LONGEST_MS })
  const session = await page.context().newCDPSession(page)
  for (const view of RESULT_VIEWS) await goTo(page, ROUTES[view].path)
  await page.waitForTimeout(SETTLE_MS)
  await collect(session)
  const pages = await pageProcesses(page)
  const heap = await heapBytes(session)
  await page.close()
  return [
    atMost(
      `a phone's tab with ${formatNumber(count)} entries, all results opened: memory of its process`,
      MOST_MB,
      Math.max(...pages),
      ' MB',
    ),
    figureWithoutTarget(
      'of which the JavaScript heap; the process of an empty page',
      `${formatNumber(heap / MB)} MB; ${formatNumber(Math.min(...pages))} MB`,
    ),
  ]
}

/** The memory of each process that shows a page; the browser itself began with an empty one. */
async function pageProcesses(page: Page): Promise<number[]> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const told = await session?.send('SystemInfo.getProcessInfo')
  const shown = told?.processInfo.filter(({ type }) => type === 'renderer') ?? []
  return shown.map(({ id }) => pssMb(id))
}

/** After one round through all screens, and after another one. */
async function whatStays(device: Device, port: number): Promise<Figure[]> {
  const page = await device.newPage()
  await openHome(page, port)
  const session = await page.context().newCDPSession(page)
  const first = await roundThroughScreens(page, session)
  const second = await roundThroughScreens(page, session)
  await page.close()
  const more = (of: keyof RoundCounts): number => second[of] - first[of]
  return [
    atMost('nodes that a second round through all screens adds', MOST_MORE_NODES, more('nodes'), ''),
    atMost('of which outside the page, held by something', MOST_MORE_NODES, more('detached'), ''),
    atMost('listeners that it adds', MOST_MORE_NODES, more('listeners'), ''),
    figureWithoutTarget(
      'screens of a round; nodes, detached nodes and listeners after the first; the heap after both',
      [
        SCREENS.length,
        first.nodes,
        first.detached,
        first.listeners,
        `${formatNumber(first.heap / MB)} and ${formatNumber(second.heap / MB)} MB`,
      ].join('; '),
    ),
  ]
}

const NOT_VISITED = new Set<string>(['logout', 'components', 'test', 'share'])

/** Every screen that opens without an id; what an address may leave out is left out. */
const SCREENS = Object.entries(ROUTES)
  .filter(([name, { group }]) => group !== 'signed-out' && group !== 'special' && !NOT_VISITED.has(name))
  .map(([, { path }]) => path.replaceAll(/\/\{-\$\w+\}/g, ''))
  .filter((path) => !path.includes('$'))

interface RoundCounts {
  nodes: number
  detached: number
  listeners: number
  heap: number
}

async function roundThroughScreens(page: Page, session: CDPSession): Promise<RoundCounts> {
  for (const path of SCREENS) await goTo(page, path)
  await goTo(page, ROUTES.home.path)
  await page.locator('main .pain-now').waitFor({ timeout: LONGEST_MS })
  // Messages disappear by themselves.
  await page.waitForTimeout(4 * SETTLE_MS)
  await collect(session)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return {
    nodes,
    detached: await detachedNodes(session),
    listeners: jsEventListeners,
    heap: await heapBytes(session),
  }
}

/** Opens a screen within the page, as Back and Forward do: a new page would forget everything. */
async function goTo(page: Page, path: string): Promise<void> {
  const address = JSON.stringify(path)
  await page.evaluate(`history.pushState(null, '', ${address}); dispatchEvent(new PopStateEvent('popstate'))`)
  await page.waitForTimeout(SCREEN_MS)
}

/** Twice: what the first run frees may hold something else. */
async function collect(session: CDPSession): Promise<void> {
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
}

async function heapBytes(session: CDPSession): Promise<number> {
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

async function detachedNodes(session: CDPSession): Promise<number> {
  const { detachedNodes: trees } = await session.send('DOM.getDetachedDomNodes')
  return trees.reduce((sum, { treeNode }) => sum + countNodes(treeNode), 0)
}

interface TreeNode {
  children?: TreeNode[] | undefined
}

const countNodes = ({ children = [] }: TreeNode): number =>
  1 + children.reduce((sum, child) => sum + countNodes(child), 0)
