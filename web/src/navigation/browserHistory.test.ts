import { expect, test } from 'vitest'
import { makeBrowserHistory, type BlockedMove, type HistoryAction } from './browserHistory.ts'
import { historyIndex } from './historyState.ts'
import { makeFakeWindow } from './testing/fakeWindow.ts'

function opened(...entries: Parameters<typeof makeFakeWindow>) {
  const browser = makeFakeWindow(...entries)
  const history = makeBrowserHistory(browser.win)
  const moves: [HistoryAction, string][] = []
  history.listen(({ action }) => moves.push([action, history.location.href]))
  const stop = history.follow()
  return { browser, history, moves, stop, index: () => historyIndex(history.location.state) }
}

const stateAt = (href: string, index: number) => ({
  href,
  state: { __TSR_index: index, __TSR_key: `key${index}`, key: `key${index}`, draftId: `draft${index}` },
})

test('[ROUTE-18] the entries of a tab are numbered from its first one', () => {
  const { browser, history, moves, index } = opened('/home')
  expect([index(), history.canGoBack()]).toEqual([0, false])
  history.push('/records/add?section=notes', { draftId: 'd1' })
  expect([index(), history.canGoBack(), browser.here()]).toEqual([1, true, '/records/add?section=notes'])
  history.replace('/settings')
  expect([index(), browser.entries().length]).toEqual([1, 2])
  history.back()
  browser.settle()
  expect([index(), history.location.href]).toEqual([0, '/home'])
  expect(moves).toEqual([
    ['push', '/records/add?section=notes'],
    ['replace', '/settings'],
    ['step', '/home'],
  ])
})

test('[ROUTE-18] entries that an earlier app version wrote keep their number and what they store', () => {
  const { browser, history, index } = opened(
    stateAt('/home', 0),
    stateAt('/menu', 1),
    stateAt('/records/add', 2),
  )
  expect([index(), history.canGoBack()]).toEqual([2, true])
  expect(history.location.state.draftId).toBe('draft2')
  history.go(-2)
  browser.settle()
  expect([index(), history.canGoBack()]).toEqual([0, false])
})

test('[ROUTE-18] a link within the page makes an entry after the open one, and Back leads over it', () => {
  const { browser, history, index } = opened('/home')
  history.push('/faq')
  browser.leap('/faq#content')
  expect([index(), history.location.hash]).toEqual([2, 'content'])
  history.push('/menu')
  expect(index()).toBe(3)
  for (const [at, href] of ['/faq#content', '/faq', '/home'].entries()) {
    history.back()
    browser.settle()
    expect([index(), history.location.href]).toEqual([2 - at, href])
  }
})

test('[ROUTE-18] a page that follows the history again has the address that the browser shows by then', () => {
  const { browser, history, stop } = opened('/home')
  history.push('/menu')
  stop()
  browser.step(-1)
  browser.settle()
  expect(history.location.href).toBe('/menu')
  history.follow()
  expect(history.location.href).toBe('/home')
})

test('[ROUTE-18] a browser that refuses to change the address does not keep the screen from opening', () => {
  const { browser, history } = opened('/home')
  browser.win.history.pushState = () => {
    throw new Error('SecurityError')
  }
  history.push('/menu')
  expect(history.location.href).toBe('/menu')
})

test('[ROUTE-18] an address elsewhere leads nowhere but to its path here', () => {
  const { history } = opened('/home')
  history.push('//elsewhere.example/menu')
  expect(history.location.href).toBe('/menu')
})

function blocked() {
  const world = opened('/home', '/menu')
  world.history.push('/records/add')
  world.history.push('/records/add?section=notes')
  const asked: BlockedMove[] = []
  const release = world.history.block({
    shouldBlock: (move) => {
      asked.push(move)
      return !move.next.pathname.startsWith('/records')
    },
    asksBeforeUnload: false,
  })
  world.moves.length = 0
  return { ...world, release, asks: () => asked.map(({ action, next: { href } }) => [action, href]) }
}

test('[ROUTE-19] a link away from unsaved work changes nothing', () => {
  const { browser, history, moves, asks, release } = blocked()
  history.push('/settings')
  history.replace('/faq')
  expect([browser.here(), history.location.href, moves]).toEqual([
    '/records/add?section=notes',
    '/records/add?section=notes',
    [],
  ])
  expect(asks()).toEqual([
    ['push', '/settings'],
    ['replace', '/faq'],
  ])
  release()
  history.push('/settings')
  expect(history.location.href).toBe('/settings')
})

test('[ROUTE-19] a blocked step is taken back, however far it went and however often it is tried', () => {
  const { browser, history, moves, asks, index } = blocked()
  browser.step(-2)
  browser.settle()
  expect([browser.here(), index(), moves]).toEqual(['/records/add?section=notes', 2, []])
  // Pressed again before the first step is taken back.
  browser.step(-2)
  browser.step(-1)
  browser.settle()
  expect([browser.here(), history.location.href, moves]).toEqual([
    '/records/add?section=notes',
    '/records/add?section=notes',
    [],
  ])
  expect(asks()).toEqual([
    ['step', '/menu'],
    ['step', '/menu'],
  ])
})

test('[ROUTE-19] a step to another part of the same work goes through', () => {
  const { browser, history, moves } = blocked()
  browser.step(-1)
  browser.settle()
  expect([history.location.href, moves]).toEqual(['/records/add', [['step', '/records/add']]])
})

test('[ROUTE-19] once the work is settled the app leaves unasked, that one time', () => {
  const { browser, history, asks } = blocked()
  history.go(-2, { ignoreBlocker: true })
  browser.settle()
  expect([history.location.href, asks()]).toEqual(['/menu', []])
  history.replace('/records/add', {}, { ignoreBlocker: true })
  browser.step(-1)
  browser.settle()
  expect([history.location.href, asks()]).toEqual(['/records/add', [['step', '/home']]])
})

test('[ROUTE-19] a step beyond the history frees no later one', () => {
  const { browser, history, asks } = blocked()
  history.go(-9, { ignoreBlocker: true })
  browser.settle()
  history.push('/records/quick')
  browser.step(-3)
  browser.settle()
  expect(history.location.href).toBe('/records/quick')
  expect(asks()).toEqual([
    ['push', '/records/quick'],
    ['step', '/menu'],
  ])
})

test('[ROUTE-19] the browser asks before it closes the page only for work that is stored nowhere', () => {
  const { browser, history } = opened('/home')
  const draft = history.block({ shouldBlock: () => true, asksBeforeUnload: false })
  expect([browser.asksBeforeUnload(), browser.listensTo('beforeunload')]).toEqual([false, false])
  const list = history.block({ shouldBlock: () => true, asksBeforeUnload: true })
  draft()
  expect(browser.asksBeforeUnload()).toBe(true)
  // Back to a page elsewhere, which was just agreed to.
  history.go(-1, { ignoreBlocker: true })
  expect(browser.asksBeforeUnload()).toBe(false)
  expect(browser.asksBeforeUnload()).toBe(true)
  list()
  expect(browser.listensTo('beforeunload')).toBe(false)
})
