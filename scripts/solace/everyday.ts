// Asks everyday questions of the made-up year and prints how each was read and answered:
// node scripts/solace/everyday.ts [language | redTeam] [end of an id…]
import { answerPlainText } from '@reprieve/domain/assistant/answer/answerPlainText.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { openSolaceYear, readQuestions, summarizeReading } from './solaceYear.ts'

const [name = 'en', ...ids] = process.argv.slice(2)
const ask = openSolaceYear()

for (const asked of readQuestions(name)) {
  if (ids.length > 0 && !ids.some((end) => asked.id.endsWith(end))) continue
  const answered = await ask(asked)
  const slots = answered.understood.is === 'asked' ? listSlots(answered.understood.asked) : ''
  const text = answerPlainText(answered.answer.parts).replaceAll('\n', '\n   > ')
  console.log(`${asked.id} | ${asked.question}${asked.after === null ? '' : ` [after: ${asked.after}]`}`)
  console.log(`   = ${summarizeReading(answered)} ${slots}\n   wants: ${asked.wants}\n   > ${text}\n`)
}

function listSlots(question: UnderstoodQuestion): string {
  const isFilled = (value: unknown): boolean =>
    value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.entries(question)
    .filter(([key, value]) => !['intent', 'topic', 'app'].includes(key) && isFilled(value))
    .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    .join(' ')
}
