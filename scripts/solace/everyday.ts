// Asks everyday questions of the made-up year and prints how each was read and answered:
// node scripts/solace/everyday.ts [language] [id…]
import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { answerPlainText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import { isLanguage, type Language } from '@reprieve/domain/settings/language.ts'
import { answerMessage } from '@reprieve/mind/answerMessage.ts'
import { loadKnownThings } from '@reprieve/mind/askableDiary.ts'
import { createGuideSearch } from '@reprieve/mind/guideSearch.ts'
import { loadThesauri } from '@reprieve/mind/thesauri.ts'
import { understandQuestion } from '@reprieve/domain/assistant/understand/understandQuestion.ts'
import { loadGuide } from '../../server/src/guide/loadGuide.ts'
import { diaryReader } from '../../server/src/results/readDiary.ts'
import { yearRows } from '../../server/src/assistant/testing/yearRows.ts'
import { readFileSync } from 'node:fs'
import type { EverydayQuestion } from './everydayQuestion.ts'

const [file = 'en', ...ids] = process.argv.slice(2)
const isBrief = process.env['BRIEF'] === '1'
const name = isLanguage(file) ? `everyday/${file}.json` : `${file}.json`
const questions = (
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly EverydayQuestion[]
).filter(({ id }) => ids.length === 0 || ids.some((part) => id.endsWith(part)))

const reader = diaryReader()
yearRows().forEach(({ clientId, kind, groups }, num) => reader.add({ clientId, kind, num, groups }))
const person = reader.end()
const guide = createGuideSearch({ docs: loadGuide('/nowhere').docs(), freeIds: [] })
const book = compileBook(SAFETY_FILES)
const HOUR_MS = 3_600_000
const at = { at: Date.UTC(2026, 10, 16, 11), offset: HOUR_MS }
const NOTHING = { asked: null, offered: [] }

for (const { id, question, after, wants } of questions) {
  const language = /^(?:rt-)?(.+)-\d+$/.exec(id)![1] as Language
  const asker = {
    userId: 1,
    sync: { seq: 1, epoch: 'e' },
    language,
    at,
    weekStart: 1,
    plan: 'pro',
    hasGuide: true,
  } as const
  const context = { person, asker, guide }
  const before =
    after === null ? NOTHING : (await answerMessage(context, { text: after, before: NOTHING, book })).before
  const answer = await answerMessage(context, { text: question, before, book })
  const understood = understandQuestion(question, {
    things: await loadKnownThings(person, asker),
    today: '2026-11-16',
    weekStart: 1,
    language,
    before,
    thesauri: await loadThesauri(question, language),
  })
  const slots =
    understood.is === 'asked'
      ? Object.entries(understood.asked)
          .filter(
            ([, value]) => value !== null && value !== false && (!Array.isArray(value) || value.length > 0),
          )
          .map(([key, value]) =>
            key === 'intent'
              ? value
              : `${key}=${key === 'things' ? things(value as never) : JSON.stringify(value)}`,
          )
          .join(' ')
      : `${understood.is} ${understood.why}`
  const card = answer.danger === null ? '' : ` CARD ${answer.danger}`
  console.log(`${id} | ${question}${after === null ? '' : ` [after: ${after}]`}\n   =${card} ${slots}`)
  if (!isBrief)
    console.log(`   wants: ${wants}\n   > ${answerPlainText(answer.parts).replaceAll('\n', '\n   > ')}\n`)
}

function things(some: readonly { list: string; ids: readonly string[] }[]): string {
  return some.map(({ list, ids: own }) => `${list}×${own.length}`).join('+')
}
