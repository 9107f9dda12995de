import { expect, test } from 'vitest'
import { CATALOGUE_CONDITIONS } from './conditions.ts'
import { DEFAULT_LISTS, type ListName } from './lists.ts'
import { LIST_TEMPLATES } from './listTemplates.ts'

const LANGUAGES = ['en', 'de', 'es', 'fr', 'ko', 'ru', 'zh-rCN']
const MOST_ADDED = 12
const REGIONS = new Set(DEFAULT_LISTS.location.flatMap(({ regions = [] }) => regions))

test('[TPL-3] each template names items and conditions that exist, and waits for a clinician', () => {
  expect(LIST_TEMPLATES.map(({ key }) => key)).toEqual([
    'migraine',
    'fibromyalgia',
    'low-back-pain',
    'endometriosis',
    'arthritis',
  ])
  for (const { conditions, shown, needs_clinical_review: isDraft } of LIST_TEMPLATES) {
    expect(isDraft).toBe(true)
    for (const { key, id } of conditions)
      expect(CATALOGUE_CONDITIONS.find((one) => one.key === key)?.id).toBe(id)
    for (const [type, keys] of Object.entries(shown)) {
      const known = DEFAULT_LISTS[type as ListName].map(({ key }) => key)
      expect(keys.filter((key) => !known.includes(key))).toEqual([])
    }
  }
})

test('[TPL-3] what it adds has a name in seven languages, at most 100 characters, and regions of the figure', () => {
  for (const { added } of LIST_TEMPLATES) {
    expect(added.length).toBeLessThanOrEqual(MOST_ADDED)
    for (const { type, names, regions = [] } of added) {
      expect(Object.keys(names)).toEqual(LANGUAGES)
      expect(Object.values(names).filter((name) => name.trim() !== name || name.length > 100)).toEqual([])
      expect(Object.keys(DEFAULT_LISTS)).toContain(type)
      expect(regions.filter((region) => !REGIONS.has(region))).toEqual([])
    }
  }
})

test('[TPL-3, LIST-11] within a list no two added items have one name, in any language', () => {
  for (const { added } of LIST_TEMPLATES)
    for (const language of LANGUAGES) {
      const names = added.map(({ type, names: all }) => `${type} ${all[language]}`)
      expect(new Set(names).size).toBe(names.length)
    }
})
