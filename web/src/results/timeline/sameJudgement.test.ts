import { TWO_FORTNIGHTS, twoFortnights } from '@reprieve/domain/assistant/testing/twoFortnights.ts'
import { changeDirection, compareFigures } from '@reprieve/domain/results/insights/figures.ts'
import { summarisePeriod } from '@reprieve/domain/results/insights/periodSummary.ts'
import { intlTag, LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { insightWords, periodDetails, periodSentence } from '../insights/insightWords.ts'
import { collectTimelineFacts, parseShownSeries, timelinePicture } from './timelinePicture.ts'

const TITLES = { lower: 'comparedLower', higher: 'comparedHigher', none: 'comparedNone' } as const
const CHANGES = { lower: 'periodLower', higher: 'periodHigher', none: 'periodSame' } as const

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
      const summary = summarisePeriod(now, before)
      if (summary.is !== 'pain') throw new Error('no sentence about the pain')
      const said = periodSentence(summary, 14, words)
      expect(said).toBe(
        insights(CHANGES[way], {
          value: words.number(summary.average.value),
          points: words.number(Math.abs(change.points)),
          before: words.number(summary.before?.value ?? 0),
          days: 14,
        }),
      )
      const details = periodDetails(summary, words)
      // What a change of this size is called stands in both, or in neither.
      const bands = (['bandMinimal', 'bandModerate', 'bandSubstantial'] as const).map((band) =>
        insights(band),
      )
      expect(bands.filter((band) => sentence.includes(band))).toEqual(
        bands.filter((band) => details.includes(band)),
      )
    }
  },
)
