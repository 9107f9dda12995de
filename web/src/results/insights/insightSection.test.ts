import { expect, test } from 'vitest'
import { parseInsightSection, otherPeriodSection } from './insightSection.ts'

const OTHER = { is: 'custom', from: '2026-08-01', to: '2026-08-31' } as const

test('[RES-46] the address names the open part: a list, or a comparison with its days', () => {
  expect(parseInsightSection('symptom')).toEqual({ is: 'list', list: 'symptom' })
  expect(parseInsightSection('compare')).toEqual({ is: 'compare', with: 'before' })
  expect(parseInsightSection(otherPeriodSection(OTHER))).toEqual({
    is: 'compare',
    with: 'other',
    range: OTHER,
  })
  expect(parseInsightSection(otherPeriodSection(null))).toEqual({ is: 'compare', with: 'other', range: null })
})

test('[RES-46] an invalid part shows all of them', () => {
  // Tried items are not compared, and have no section.
  for (const said of [undefined, '', 'medication', 'alleviating_factor', 'toString']) {
    expect(parseInsightSection(said)).toEqual({ is: 'all' })
  }
})

test('[RES-46] reversed or invalid days have yet to be chosen', () => {
  for (const said of ['2026-08-31_2026-08-01', 'alltime', '2026-02-30_2026-03-01', 'x']) {
    expect(parseInsightSection(`compare-${said}`)).toEqual({ is: 'compare', with: 'other', range: null })
  }
})
