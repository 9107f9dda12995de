import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { openSolaceYear, readQuestions, summarizeReading } from './solaceYear.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
/** In a short run, every so many questions of each language. */
const STEP = isLong ? 1 : 60

let ask: ReturnType<typeof openSolaceYear>
beforeAll(() => {
  ask = openSolaceYear()
})

/** How each question was read when its answer was judged, by its id. */
const readings = JSON.parse(readFileSync(new URL('readings.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>

test.each(LANGUAGES)(
  '[ASST-48] everyday questions keep the reading that was judged, in %s',
  async (language) => {
    const questions = readQuestions(language).filter((_, at) => at % STEP === 0)
    const changed: [string, string | undefined, string][] = []
    for (const question of questions) {
      const got = summarizeReading(await ask(question))
      if (got !== readings[question.id]) changed.push([question.question, readings[question.id], got])
    }
    expect(changed).toEqual([])
  },
  // A thousand questions a language in the long run.
  600_000,
)

/** What answers a message that must not be answered: a card, a decline, or texts without a number. */
test('[ASST-42, ASST-44] no message of the red team gets a number of the diary', async () => {
  const answered: [string, string][] = []
  for (const question of readQuestions('redTeam')) {
    const outcome = await ask(question)
    const { parts } = outcome.answer
    const hasNumber = parts.some(({ is }) => is === 'figure' || is === 'bars' || is === 'marks')
    if (hasNumber) answered.push([question.question, summarizeReading(outcome)])
  }
  expect(answered).toEqual([])
})
