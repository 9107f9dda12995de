import { TWO_FORTNIGHTS, twoFortnights } from '@reprieve/domain/assistant/testing/twoFortnights.ts'
import { changeDirection, compareFigures } from '@reprieve/domain/results/insights/figures.ts'
import { makeShortSummary } from '@reprieve/domain/results/insights/shortSummary.ts'
import { intlTag, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { insightWords, shortSentence } from '../insights/insightWords.ts'
import { collectTimelineFacts, parseShownSeries, timelinePicture } from './timelinePicture.ts'

const TITLES = { lower: 'comparedLower', higher: 'comparedHigher', none: 'comparedNone' } as const
const CHANGES = { lower: 'shortLower', higher: 'shortHigher', none: 'shortNoChange' } as const

test.each(TWO_FORTNIGHTS)(
  '[RES-66] the timeline judges a fortnight as the insights do, in every language: %s',
  async (_name, ...pain) => {
    const { now, before, today } = twoFortnights(...pain)
    const figures = compareFigures(now, before)
    const { change } = figures.pain
    if (change === null) throw new Error('not compared')
    const way = changeDirection(change)
    for (const language of LANGUAGES) {
      const tag = intlTag(language)
      const [text, insights, results] = await Promise.all([
        loadText(language, 'timeline'),
        loadText(language, 'insights'),
        loadText(language, 'results'),
      ])
      const facts = collectTimelineFacts(now, before, false)
      expect(facts.judgement).toEqual({ is: 'compared', way, change })
      const { title, sentence } = timelinePicture(facts, parseShownSeries(''), {
        text,
        insights,
        results,
        tag,
        today,
      })
      expect(title).toBe(text(TITLES[way]))

      const words = insightWords(insights, tag)
      const part = makeShortSummary(figures, null).find(({ is }) => is === 'change')
      if (part?.is !== 'change') throw new Error('no sentence about the change')
      const said = shortSentence(part, words, String)
      const told = {
        points: words.size(change),
        value: words.number(part.before.value),
        logged: words.logged(part.before.logged),
      }
      expect(said).toContain(insights(CHANGES[way], told))
      // Both texts name the size of the change, or neither does.
      const bands = (['bandMinimal', 'bandModerate', 'bandSubstantial'] as const).map((band) =>
        insights(band),
      )
      expect(bands.filter((band) => sentence.includes(band))).toEqual(
        bands.filter((band) => said.includes(band)),
      )
    }
  },
)
