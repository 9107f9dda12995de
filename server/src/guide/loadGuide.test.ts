import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import type { Guide } from './guide.ts'
import { loadGuide } from './loadGuide.ts'
import { operatorNumbers } from './operatorNumbers.ts'
import { draftNotices, numberNotices, reviewNotices } from './reviewNotices.ts'

let folder: string
let ours: Guide
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-guide-'))
  ours = loadGuide(folder)
})
afterEach(() => {
  rmSync(join(folder, 'guide'), { recursive: true, force: true })
  rmSync(join(folder, 'emergency-numbers.json'), { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

function put(path: string, text: string | Buffer): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const sentence = (start: (folder: string) => unknown = loadGuide): string => {
  try {
    start(folder)
    return 'started'
  } catch (error) {
    return error instanceof CannotStart ? error.message : `a stack: ${String(error)}`
  }
}

const ARTICLE = `---
id: our-clinic
category: daily-life
title: "Our clinic"
summary: "Where we are."
minutes: 2
order: 9
tags: [clinic]
sources: ["Our own"]
reviewed: "2026-11"
needs_clinical_review: false
---

Come in. See [Urgent help](guide:emergency).
`

test('[CONT-11] the operator is told how many texts were reviewed by nobody, until all were', () => {
  expect(ours.notices[0]).toMatch(/^70 of 70 texts of the pain guide/)
  expect(reviewNotices([{ needsReview: false }])).toEqual([])
})

test('[CONT-11] so are they of the drafts in other languages: Urgent help, and the phrases of the safety check', () => {
  expect(ours.notices.slice(1, 2)).toEqual([
    expect.stringMatching(
      /: 12 of 12 in content\/urgent, 7 of 7 in content\/safety, 7 of 7 in content\/safety\/concern\./,
    ),
  ])
  const reviewed = { 'content/urgent': ['---\ntitle: "a"\nreview: "2026-12"\n---\nreview: draft'] }
  expect(draftNotices(reviewed)).toEqual([])
})

test('[SAFE-16] the operator is told how many numbers nobody has checked on an official page', () => {
  expect(ours.notices.slice(2)).toEqual([expect.stringMatching(/^(\d+) of \1 emergency numbers /)])
  expect(numberNotices([{ verified: true }])).toEqual([])
})

test('[GUIDE-9] the index has the articles in the order of the guide, so that equals are found so', () => {
  put('guide/articles/a-first.md', ARTICLE.replace('our-clinic', 'a-first').replace('order: 9', 'order: 0'))
  const guide = loadGuide(folder)
  expect(guide.search().docs.map(({ id }) => id)).toEqual(guide.contents.map(({ id }) => id))
})

test('[CONT-10] a folder that is a file is said in a sentence, and so is a list of numbers that is a folder', () => {
  put('guide', 'x')
  expect(sentence()).toMatch(/^\S+guide cannot be read \(ENOTDIR\): /)
  rmSync(join(folder, 'guide'))
  mkdirSync(join(folder, 'emergency-numbers.json'))
  expect(sentence(operatorNumbers)).toMatch(/^\S+emergency-numbers\.json cannot be read \(EISDIR\): /)
  rmSync(join(folder, 'emergency-numbers.json'), { recursive: true })
})

test('[CONT-10, GUIDE-1] a file of the operator is one more article, and the edition is another', () => {
  put('guide/articles/our-clinic.md', ARTICLE)
  const guide = loadGuide(folder)
  expect(guide.contents).toHaveLength(49)
  expect(guide.bodies.get('our-clinic')?.body).toMatch(/^Come in\./)
  expect(guide.search().docs.some(({ id }) => id === 'our-clinic')).toBe(true)
  expect(guide.edition).not.toBe(ours.edition)
  expect(guide.edition).toMatch(/^[0-9a-f]{16}$/)
})

test('[CONT-9] at most ten faults are said, each by its file and line', () => {
  for (let at = 0; at < 14; at += 1)
    put(`guide/articles/a${at}.md`, ARTICLE.replace('# ', '').replace('2\n', '2.5\n'))
  const said = sentence()
  expect(said).toMatch(/^The pain guide cannot be used\. Correct these files in /)
  expect(said).toMatch(/\n {2}articles\/a0\.md:6 minutes has to be a whole number from 1 to 120\n/)
  expect(said).toMatch(/\n {2}and \d+ more$/)
  expect(said.split('\n')).toHaveLength(12)
})

test('[CONT-10] links, other kinds of files, large ones and other letters are refused by their name', () => {
  put('secret.md', 'x')
  mkdirSync(join(folder, 'guide', 'articles'), { recursive: true })
  symlinkSync(join(folder, 'secret.md'), join(folder, 'guide', 'articles', 'secret.md'))
  expect(sentence()).toMatch(/^secret\.md in .* is a link/)
  rmSync(join(folder, 'guide'), { recursive: true })
  put('guide/articles/a.html', '<b>')
  expect(sentence()).toMatch(/^articles\/a\.html in .* is neither \.md nor \.json/)
  rmSync(join(folder, 'guide'), { recursive: true })
  put('guide/articles/a.md', 'a'.repeat(200_001))
  expect(sentence()).toMatch(/is larger than 200 kB/)
  put('guide/articles/a.md', Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]))
  expect(sentence()).toMatch(/is not written in UTF-8/)
})

const NUMBER = {
  country: 'JP',
  number: '0120 279 338',
  kind: 'crisis',
  name: 'Yorisoi Hotline',
  source: 'since2011.net',
  reviewed: '2026-11',
}

test('[CONT-10] numbers of the operator are told as they wrote them; a wrong one stops the start', () => {
  expect(operatorNumbers(folder)).toEqual([])
  put('emergency-numbers.json', `\uFEFF${JSON.stringify([NUMBER])}`)
  expect(operatorNumbers(folder)).toEqual([NUMBER])
  for (const wrong of [
    { ...NUMBER, number: '112;ext=1' },
    { ...NUMBER, number: 'call us' },
    { ...NUMBER, country: 'Japan' },
    { ...NUMBER, kind: 'other' },
    { ...NUMBER, source: '' },
    { ...NUMBER, extra: 1 },
    7,
  ]) {
    put('emergency-numbers.json', JSON.stringify([wrong]))
    expect(sentence(operatorNumbers)).toMatch(/emergency-numbers\.json cannot be used/)
  }
  put('emergency-numbers.json', 'x')
  expect(sentence(operatorNumbers)).toMatch(/emergency-numbers\.json cannot be used/)
})
