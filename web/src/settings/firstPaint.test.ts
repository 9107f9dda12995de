import { intlTag, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { TEXT_SIZES } from '@reprieve/domain/settings/textSize.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { manifestPath } from '../text/useText.tsx'

const publicFile = (path: string): string =>
  readFileSync(new URL(`../../public${path}`, import.meta.url), 'utf8')

const script = publicFile('/theme.js')

const HOME_SCRIPT = '/assets/home-1.js'

function paint(kept: Record<string, string>, pathname: string) {
  const root = { dataset: { theme: 'light' }, style: {} }
  const links: unknown[] = []
  const document = {
    documentElement: root,
    // The only element of the page that theme.js looks for.
    querySelector: () => ({ content: HOME_SCRIPT }),
    createElement: () => ({}),
    head: { append: (link: unknown) => links.push(link) },
  }
  const localStorage = { getItem: (name: string) => kept[name] ?? null }
  runInNewContext(script, { document, location: { pathname }, localStorage })
  return { root, links }
}

/** The attributes of the page at its first paint. */
function painted(kept: Record<string, string>, pathname = '/results/records') {
  const { root } = paint(kept, pathname)
  return { ...root.dataset, ...root.style }
}

test('[D25] the first paint has the theme that was shown last', () => {
  expect(painted({})).toEqual({ theme: 'light' })
  expect(painted({ 'reprieve.shown': 'light' })).toEqual({ theme: 'light' })
  expect(painted({ 'reprieve.shown': 'dark' })).toEqual({ theme: 'dark' })
})

test('[D25, FLARE-1] the quick record and the flare screen are dark from the first paint, also without storage', () => {
  expect(painted({ 'reprieve.shown': 'light' }, '/records/quick')).toEqual({ theme: 'dark' })
  expect(painted({ 'reprieve.shown': 'light' }, '/flare')).toEqual({ theme: 'dark' })
  const root = { dataset: { theme: 'light' }, style: {} }
  const storage = {
    get localStorage(): never {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  const page = { document: { documentElement: root }, location: { pathname: '/records/quick' } }
  runInNewContext(script, Object.defineProperties(page, Object.getOwnPropertyDescriptors(storage)))
  expect(root.dataset).toEqual({ theme: 'dark' })
})

test('[HOME-36] only the page of home has the frame of home', () => {
  expect(painted({}, '/home')).toEqual({ theme: 'light', first: 'home' })
  expect(painted({}, '/login')).toEqual({ theme: 'light' })
})

test('[PWA-12] only the page of home asks for the script of home before the app runs', () => {
  expect(paint({}, '/home').links).toEqual([{ rel: 'modulepreload', href: HOME_SCRIPT }])
  expect(paint({}, '/login').links).toEqual([])
})

test('[SET-18] the first paint has the size that was chosen, and none that cannot be', () => {
  const sizeOf = (kept: string): unknown => Reflect.get(painted({ 'reprieve.size': kept }), 'fontSize')
  const enlarged = TEXT_SIZES.filter((size) => size !== 100)
  expect(enlarged.map((size) => sizeOf(String(size)))).toEqual(enlarged.map((size) => `${size}%`))
  expect(['100', '', '5', '115%', '1000', 'x'].map(sizeOf)).toEqual(Array(6).fill(undefined))
})

test('[SET-19] the first paint has more contrast if it was chosen', () => {
  expect(painted({ 'reprieve.contrast': 'more' })).toEqual({ theme: 'light', contrast: 'more' })
  expect(painted({ 'reprieve.contrast': 'system' })).toEqual({ theme: 'light' })
})

interface Manifest extends Record<string, unknown> {
  shortcuts: { name: string }[]
}

const manifestOf = (language: (typeof LANGUAGES)[number]): Manifest =>
  JSON.parse(publicFile(manifestPath(language))) as Manifest

test.each(LANGUAGES)(
  '[SETT-5] installed in %s, it has texts in that language and is the same app',
  async (language) => {
    const text = await loadText(language, 'shell')
    const { name, description, lang, shortcuts, ...same } = manifestOf(language)
    expect([name, lang]).toEqual([text('title'), intlTag(language)])
    const records = await loadText(language, 'records')
    expect(shortcuts.map((shortcut) => shortcut.name)).toEqual([
      text('recordPain'),
      records('quickTitle'),
      text('flare'),
      (await loadText(language, 'episodes'))('finishTitle'),
    ])
    const english = manifestOf('en')
    expect(description === english['description']).toBe(language === 'en')
    const unsaid = ({ name: _name, ...shortcut }: { name: string }) => shortcut
    expect(shortcuts.map(unsaid)).toEqual(english.shortcuts.map(unsaid))
    expect(english).toMatchObject({ ...same, id: '/home' })
    expect(Object.keys(manifestOf(language))).toEqual(Object.keys(english))
  },
)
