import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { makeBrief } from '../reports/brief/brief.ts'
import { painFacts } from '../reports/facts/painFacts.ts'
import { reportDiary } from '../reports/reportDiary.ts'
import { aSource } from '../reports/testing/aReport.ts'
import { changeDirection } from '../results/insights/figures.ts'
import { summarisePeriod } from '../results/insights/periodSummary.ts'
import { periodChange } from '../results/periodChange.ts'
import { answerFromDiary } from './answer/answerFromDiary.ts'
import { TWO_FORTNIGHTS, twoFortnights } from './testing/twoFortnights.ts'
import { NOTHING_ASKED } from './understoodQuestion.ts'

const WAYS = { lower: 'changeLower', higher: 'changeHigher', none: 'changeNone' } as const

test.each(TWO_FORTNIGHTS)(
  '[RES-66] the same fortnight has one judgement everywhere: %s',
  (_name, ...pain) => {
    const { columns, diary, today, range, now, before } = twoFortnights(...pain)
    const judged = periodChange(now, before)
    if (judged.is !== 'compared') throw new Error(`judged ${judged.is}`)

    expect(summarisePeriod(now, before)).toMatchObject({ change: judged })

    const brief = makeBrief(columns, { canonical: diary.canonical, today })
    expect(brief.figures.pain.change).toEqual(judged.change)

    const source = aSource([], { filter: { criteria: DEFAULT_CRITERIA, range }, plan: 'subscription' })
    const made = { at: today * 86_400_000 + 64_800_000, offset: 0 }
    const report = painFacts(reportDiary({ ...source, columns, made }), true)
    expect(report.figures.pain.change).toEqual(judged.change)

    const solace = answerFromDiary({ ...NOTHING_ASKED, intent: 'trend', periods: [range] }, diary)
    expect(solace?.sentences.map(({ key }) => key)).toContain(WAYS[changeDirection(judged.change)])
  },
)
