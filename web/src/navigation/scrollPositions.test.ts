import { expect, test } from 'vitest'
import { toLocation } from './appLocation.ts'
import { makeEntry } from './historyState.ts'
import { makeScrollPositions, type ScrollWindow } from './scrollPositions.ts'

/** A part of the page that scrolls by itself: the second child of the body. */
function makePart() {
  const body = { localName: 'body', parentElement: null, children: [] as unknown[] }
  const part = {
    localName: 'ul',
    parentElement: body,
    isConnected: true,
    scrollLeft: 0,
    scrollTop: 0,
  }
  body.children = [{}, part]
  return part
}

function makePage() {
  const listeners = new Map<string, (event: unknown) => void>()
  const part = makePart()
  const intoView: string[] = []
  const on = {
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      void listeners.set(type, listener),
    removeEventListener: (type: string) => void listeners.delete(type),
  }
  const page = {
    ...on,
    scrollX: 0,
    scrollY: 0,
    scrollTo: (left: number, top: number) => Object.assign(page, { scrollX: left, scrollY: top }),
    history: { scrollRestoration: 'auto' },
    document: {
      ...on,
      querySelector: (selector: string) => (selector === 'body:nth-child(1)>ul:nth-child(2)' ? part : null),
      getElementById: (id: string) =>
        id === 'nowhere' ? null : { scrollIntoView: () => void intoView.push(id) },
    },
  }
  const tell = (type: string, event: object = {}): void => listeners.get(type)?.(event)
  const storage = new Map<string, string>()
  const shelf = () => ({
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  })
  return { page, part, intoView, tell, shelf, listeners, win: page as unknown as ScrollWindow }
}

const at = (href: string, index = 0) => toLocation(href, makeEntry({}, index))

test('[ROUTE-21] Back brings a screen and its scrolled parts back to where they were left', () => {
  const { page, part, tell, shelf, win } = makePage()
  const scroll = makeScrollPositions(win, shelf)
  const home = at('/home')
  scroll.follow(() => home)
  page.scrollY = 340
  part.scrollTop = 70
  tell('scroll', { target: part })
  scroll.note(home)
  scroll.begin(at('/menu', 1))
  part.scrollTop = 0
  expect(page.scrollY).toBe(0)
  scroll.restore(home)
  expect([page.scrollY, part.scrollTop]).toEqual([340, 70])
})

test('[ROUTE-21] a new screen starts at its top, or at the part that its address names', () => {
  const { page, intoView, shelf, win } = makePage()
  const scroll = makeScrollPositions(win, shelf)
  page.scrollY = 500
  scroll.begin(at('/faq#sync'))
  expect([page.scrollY, intoView]).toEqual([500, ['sync']])
  scroll.begin(at('/faq#nowhere'))
  expect(intoView).toEqual(['sync'])
  scroll.begin(at('/menu'))
  expect(page.scrollY).toBe(0)
})

test('[ROUTE-21] an entry that was never left starts like a new screen', () => {
  const { page, intoView, shelf, win } = makePage()
  const scroll = makeScrollPositions(win, shelf)
  page.scrollY = 500
  scroll.restore(at('/menu'))
  expect(page.scrollY).toBe(0)
  scroll.restore(at('/faq#sync'))
  expect(intoView).toEqual(['sync'])
})

test('[ROUTE-21] a reload of the page keeps the position, and a page that is left gives scrolling back to the browser', () => {
  const { page, tell, shelf, win } = makePage()
  const here = at('/guide/home')
  makeScrollPositions(win, shelf).follow(() => here)
  expect(page.history.scrollRestoration).toBe('manual')
  page.scrollY = 210
  tell('pagehide')
  expect(page.history.scrollRestoration).toBe('auto')
  tell('pageshow')
  expect(page.history.scrollRestoration).toBe('manual')
  page.scrollY = 0
  makeScrollPositions(win, shelf).restore(here)
  expect(page.scrollY).toBe(210)
})

test('[ROUTE-21] only the last two hundred entries are stored', () => {
  const { page, shelf, win } = makePage()
  const scroll = makeScrollPositions(win, shelf)
  const entries = Array.from({ length: 201 }, (_, index) => at('/home', index))
  page.scrollY = 90
  for (const entry of entries) scroll.note(entry)
  scroll.restore(entries[1]!)
  expect(page.scrollY).toBe(90)
  scroll.restore(entries[0]!)
  expect(page.scrollY).toBe(0)
})

test.each(['{', '{"a":1}', '7'])(
  '[ROUTE-21] stored positions that are damaged (%s) count as none',
  (kept) => {
    const { page, shelf, win } = makePage()
    shelf().setItem('reprieve.scroll', kept)
    page.scrollY = 50
    makeScrollPositions(win, shelf).restore(at('/home'))
    expect(page.scrollY).toBe(0)
  },
)

test('[ROUTE-21] a browser that forbids storage keeps the positions as long as the page', () => {
  const { page, tell, listeners, win } = makePage()
  const here = at('/home')
  const scroll = makeScrollPositions(win, () => {
    throw new Error('SecurityError')
  })
  const stop = scroll.follow(() => here)
  page.scrollY = 60
  tell('pagehide')
  page.scrollY = 0
  scroll.restore(here)
  expect(page.scrollY).toBe(60)
  stop()
  expect(listeners.size).toBe(0)
})
