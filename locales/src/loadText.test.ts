import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { AREA_FILES } from './areaFiles.ts'
import { LANGUAGES, type Language } from './language.ts'
import { loadText } from './loadText.ts'
import { TextsNotLoaded } from './textsNotLoaded.ts'

const SAID_BY_THE_SERVER = ['answers.json', 'codes.json', 'declines.json', 'mail.json']

/** Loads the Russian records and tells which files of texts that opened; some of them may be out of reach. */
const LOAD_AND_TELL = `
  import { registerHooks } from 'node:module'
  const [, loadTextUrl, outOfReach] = process.argv
  const opened = []
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.json')) return next(url, context)
      const file = url.split('/').slice(-2).join('/')
      if (file === outOfReach) throw new Error('out of reach')
      opened.push(file)
      return next(url, context)
    },
  })
  const { loadText } = await import(loadTextUrl)
  const said = await loadText('ru', 'records').then(
    (text) => text('secondCount', { 0: 2 }),
    ({ message, sentence }) => message + ': ' + sentence,
  )
  console.log(JSON.stringify({ opened: opened.sort(), said }))
`

/** In a Node of its own: here Vitest has its hands on every import. */
async function loadInNode(outOfReach = ''): Promise<unknown> {
  const url = new URL('loadText.ts', import.meta.url).href
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    LOAD_AND_TELL,
    url,
    outOfReach,
  ])
  return JSON.parse(stdout)
}

describe('[TEXT-4] an area', () => {
  test('is loaded alone, with English behind it', async () => {
    const opened = ['en/records.json', 'ru/records.json']
    expect(await loadInNode()).toEqual({ opened, said: '2 секунды' })
  })

  test('has a line for each file that the browser shows, and none for those of the server', () => {
    const files = readdirSync(new URL('../en/', import.meta.url))
    expect(Object.keys(AREA_FILES).map((area) => `${area}.json`)).toEqual(
      files.filter((file) => !SAID_BY_THE_SERVER.includes(file)).sort(),
    )
  })

  test('is the one that was asked for', async () => {
    const [navigation, reports] = [await loadText('de', 'navigation'), await loadText('de', 'reports')]
    expect([navigation('reports'), reports('generatedOn', { 0: '3. Mai' })]).toEqual([
      'Berichte',
      'Erstellt am 3. Mai',
    ])
  })

  test('takes the number of a step as part of a typed key', async () => {
    const scale = await loadText('en', 'scale')
    const step = 10 as 0 | 5 | 10
    expect(scale(`severity${step}`)).toBe('worst I can imagine')
  })
})

const rejection = (language: string): Promise<unknown> =>
  loadText(language as Language, 'common').then(
    () => 'loaded',
    (why: unknown) => why,
  )

describe('[TEXT-5] texts that cannot be loaded', () => {
  test.each(['it', 'zh-CN', 'EN', '', 'constructor', '../locales/en', 'en/../../scripts'])(
    'the language "%s", which we do not have, is rejected',
    async (language) => {
      const why = await rejection(language)
      expect(why).toBeInstanceOf(TextsNotLoaded)
      expect(why).toMatchObject({
        message: 'error_translations',
        cause: new Error('module-not-found'),
        sentence: 'The texts could not be loaded',
      })
    },
  )

  test('a file that cannot be fetched is told in the language that was asked for', async () => {
    const said = 'error_translations: Не удалось загрузить тексты'
    expect(await loadInNode('ru/records.json')).toEqual({ opened: ['en/records.json'], said })
  })

  test('English out of reach takes nothing from a language that is there', async () => {
    expect(await loadInNode('en/records.json')).toEqual({ opened: ['ru/records.json'], said: '2 секунды' })
  })

  test.each(LANGUAGES)('the sentence for it in %s is the fixed text', async (language) => {
    const common = await loadText(language, 'common')
    expect(new TextsNotLoaded(language, undefined).sentence).toBe(common('errorTranslations'))
  })
})
