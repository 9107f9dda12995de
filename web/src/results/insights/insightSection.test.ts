import { expect, test } from 'vitest'
import { insightSection, sectionOfOther } from './insightSection.ts'

const OTHER = { is: 'custom', from: '2026-08-01', to: '2026-08-31' } as const

test('[RES-46] the address says which part is open: a list, or a comparison with its days', () => {
  expect(insightSection('symptom')).toEqual({ is: 'list', list: 'symptom' })
  expect(insightSection('compare')).toEqual({ is: 'compare', with: 'before' })
  expect(insightSection(sectionOfOther(OTHER))).toEqual({ is: 'compare', with: 'other', range: OTHER })
  expect(insightSection(sectionOfOther(null))).toEqual({ is: 'compare', with: 'other', range: null })
})

test('[RES-46] what names no part shows all of them', () => {
  // What was tried is not compared, and has no part of its own.
  for (const said of [undefined, '', 'medication', 'alleviating_factor', 'toString']) {
    expect(insightSection(said)).toEqual({ is: 'all' })
  }
})

test('[RES-46] days that run backwards or are none have yet to be chosen', () => {
  for (const said of ['2026-08-31_2026-08-01', 'alltime', '2026-02-30_2026-03-01', 'x']) {
    expect(insightSection(`compare-${said}`)).toEqual({ is: 'compare', with: 'other', range: null })
  }
})
