import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { testTitles } from '../rules/testTitles.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LEFT_OUT = JSON.parse(readFileSync(join(ROOT, 'e2e/firefox/leftOut.json'), 'utf8')) as Record<
  string,
  string
>

/** `file.test.ts title`, once for each journey; the title of a table or a template is cut at its first value. */
function journeys(): string[] {
  return globSync('e2e/journeys/*.test.ts', { cwd: ROOT }).flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return testTitles({ path, text }).map(({ title }) => `${basename(path)} ${title}`)
  })
}

test('[TOOL-19] every line of the Firefox skip list names an existing journey', () => {
  const known = journeys()
  const unknown = Object.keys(LEFT_OUT).filter((key) => {
    const [file = '', ...title] = key.split(' ')
    return !known.some((journey) => journey.startsWith(`${file} `) && journey.includes(title.join(' ')))
  })
  expect(unknown).toEqual([])
})

test('[TOOL-19] docs/proof/engines.md shows every journey that Firefox leaves out, with its reason', () => {
  const page = readFileSync(join(ROOT, 'docs/proof/engines.md'), 'utf8')
  const missing = Object.entries(LEFT_OUT).filter(
    ([journey, reason]) => !page.includes(`| ${journey} | ${reason} |`),
  )
  expect(missing).toEqual([])
})
