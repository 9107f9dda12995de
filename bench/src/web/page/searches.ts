import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { CATALOGUE_MEDICATIONS } from '@reprieve/content/medications.ts'
import { entryTerms } from '@reprieve/domain/catalogue/entryTerms.ts'
import { searchCatalogue } from '@reprieve/domain/catalogue/searchCatalogue.ts'
import { searchText, type Searchable } from '@reprieve/domain/catalogue/searchText.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import type { Searches } from '../pageWork.ts'

const REAL = [...CATALOGUE_CONDITIONS, ...CATALOGUE_MEDICATIONS]
const MOST = 50
/** Only the fastest run counts: the others also measure what else the machine did. */
const TIMES = 5

/** Searches as the device does, over this number of entries: copies of the built-in ones under other names. */
export async function timeSearches(entries: number, rounds: number): Promise<Searches> {
  const all = Array.from({ length: entries }, (_, at) => madeEntry(at))
  const began = performance.now()
  const text = searchText(all)
  const seen: Searches = { built: performance.now() - began, each: [], found: 0 }
  for (let turn = 0; turn < rounds; turn += 1) {
    const language = LANGUAGES.at(turn % LANGUAGES.length) ?? 'en'
    const typed = typing(turn, language)
    const times: number[] = []
    for (let again = 0; again < TIMES; again += 1) {
      const start = performance.now()
      const found = searchCatalogue(text, typed, { language, most: MOST })
      times.push(performance.now() - start)
      if (again === 0 && found.length > 0) seen.found += 1
    }
    seen.each.push(Math.min(...times))
  }
  return seen
}

const realEntry = (at: number) => REAL.at(at % REAL.length)!

function madeEntry(at: number): Searchable {
  const real = realEntry(at)
  const copy = String.fromCodePoint(97 + (Math.floor(at / REAL.length) % 26)).repeat(2)
  const terms = entryTerms(real).map((term) => ({ ...term, text: `${term.text} ${copy}` }))
  return { terms, isCommon: at % 50 === 0 }
}

/** What a person has typed so far of a name: the first characters, half of it, all of it, or a misspelling. */
function typing(turn: number, language: (typeof LANGUAGES)[number]): string {
  const name = realEntry(turn * 31).names[language]
  const least = ['ko', 'zh-rCN'].includes(language) ? 1 : 3
  const ways = [
    name.slice(0, least),
    name.slice(0, least + 2),
    name.slice(0, Math.ceil(name.length / 2)),
    name,
    `${name}x`,
  ]
  return ways.at(turn % ways.length)!
}
