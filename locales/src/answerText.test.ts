import { expect, test } from 'vitest'
import { loadAnswerText } from './answerText.ts'
import { LANGUAGES } from './language.ts'

test.each(LANGUAGES)(
  '[TEXT-3] an answer in %s counts in words and holds no digit of its own',
  async (language) => {
    const answers = await loadAnswerText(language, 'answers')
    const values = { from: 'A', to: 'B', average: 'C', days: 'D', outOf: 'E' }
    for (const outOfN of [0, 1, 2, 5, 21]) {
      const said = answers('averagePain', { ...values, outOfN })
      expect(said).not.toMatch(/\d|[{}#]/)
      expect(Object.values(values).filter((value) => !said.includes(value))).toEqual([])
    }
  },
)

test('[TEXT-3] a Russian answer takes the form of its number', async () => {
  const answers = await loadAnswerText('ru', 'answers')
  const ends = [1, 3, 11].map((recordsN) =>
    answers('mostRow', { name: '', records: '', recordsN }).split(' ').at(-1),
  )
  expect(ends).toEqual(['запись', 'записи', 'записей'])
})

test('[TEXT-4] what cannot be answered is said in the language that was asked for', async () => {
  const declines = await loadAnswerText('de', 'declines')
  expect(declines('leftOver', { words: 'Katze' })).toBe('Ich weiß nicht, was „Katze“ hier bedeutet.')
})
