import { SAFETY_FILES } from '@reprieve/content/safetyFiles.ts'
import { FLAGS } from '@reprieve/domain/safety/danger.ts'
import { lookForDanger } from '@reprieve/domain/safety/lookForDanger.ts'
import { compileBook } from '@reprieve/domain/safety/safetyBook.ts'
import { describe, expect, test } from 'vitest'
import de from './testing/said.de.json' with { type: 'json' }
import en from './testing/said.en.json' with { type: 'json' }
import es from './testing/said.es.json' with { type: 'json' }
import fr from './testing/said.fr.json' with { type: 'json' }
import ko from './testing/said.ko.json' with { type: 'json' }
import ru from './testing/said.ru.json' with { type: 'json' }
import zh from './testing/said.zh-rCN.json' with { type: 'json' }

const book = compileBook(SAFETY_FILES)
const SAID = { de, en, es, fr, ko, ru, 'zh-rCN': zh }
const flagsOf = (text: string): readonly string[] => lookForDanger(text, book)?.flags ?? []

test('[CONT-17] the phrases are there in seven languages, and marked as drafts', () => {
  expect(SAFETY_FILES.map(({ language }) => language)).toEqual(['en', 'de', 'es', 'fr', 'ko', 'ru', 'zh-rCN'])
  expect(SAFETY_FILES.filter(({ review }) => !review.startsWith('draft'))).toEqual([])
})

describe.each(Object.entries(SAID))('what people write in %s', (_, { crisis, flagged, plain, ...flags }) => {
  test('[SAFE-1, SAFE-4] a crisis is found, said plainly, indirectly, denied or disguised', () => {
    expect(crisis.length).toBeGreaterThanOrEqual(75)
    expect(crisis.filter((text) => !flagsOf(text).includes('crisis'))).toEqual([])
  })

  test('[SAFE-2, SAFE-3] each red flag is found in four wordings, and is not a crisis', () => {
    expect(Object.keys(flags).filter((flag) => !(flag in FLAGS))).toEqual([])
    const missed = Object.entries(flags).flatMap(([flag, texts]) =>
      texts.filter((text) => !flagsOf(text).includes(flag) || flagsOf(text).includes('crisis')),
    )
    expect(missed).toEqual([])
    expect(new Set(Object.values(flags).map((texts) => texts.length))).toEqual(new Set([4]))
    expect(flagged.filter((text) => flagsOf(text).length === 0 || flagsOf(text).includes('crisis'))).toEqual(
      [],
    )
  })

  test('[SAFE-5, SAFE-6] idioms, denials and ordinary notes are neither', () => {
    expect(plain.length).toBeGreaterThanOrEqual(65)
    expect(plain.filter((text) => flagsOf(text).length > 0)).toEqual([])
  })
})
