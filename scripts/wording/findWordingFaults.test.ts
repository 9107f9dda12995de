import { expect, test } from 'vitest'
import bannedWordings from './bannedWordings.json' with { type: 'json' }
import { findWordingFaults } from './findWordingFaults.ts'

const CALM = 'We’ve saved it. It’s here.'

const faultsOf = (messages: Record<string, string>, fixed: string[] = []) =>
  findWordingFaults({
    fixed,
    texts: [{ path: 'locales/en/records.json', text: JSON.stringify({ calm: CALM, ...messages }, null, 2) }],
    documents: [],
  }).map(({ text }) => text)

test('[TOOL-21] a banned wording is reported at its line, with better words', () => {
  expect(
    findWordingFaults({
      fixed: [],
      texts: [
        {
          path: 'locales/en/records.json',
          text: JSON.stringify({ calm: CALM, begun: 'Begun, not saved' }, null, 2),
        },
      ],
      documents: [],
    }),
  ).toEqual([
    {
      path: 'locales/en/records.json',
      line: 3,
      text: '"begun" says “Begun”; say instead: started; for an unfinished record: draft',
    },
  ])
})

const BAD: readonly string[] = [
  'It is told when there is a connection',
  'No record tells how long it was',
  'This stands in the guide',
  'It goes along when you register',
  'The record was taken back',
  'You can write all the same',
  'It is sent by itself',
  'The record could not be saved',
  'The people who run this server read it',
  'What becomes of the diary',
  'It works without a line',
  'Look into your e-mail',
]

test.each(BAD)('[TOOL-21] “%s” is refused', (text) => {
  expect(faultsOf({ bad: text })).not.toEqual([])
})

test('[TOOL-21] there are at least forty patterns, and each of them is a pattern', () => {
  expect(bannedWordings.length).toBeGreaterThanOrEqual(40)
  expect(bannedWordings.filter(({ better }) => better === '')).toEqual([])
})

test('[TOOL-21] a fixed text keeps its words', () => {
  expect(faultsOf({ begun: 'Begun, not saved' }, ['records.begun'])).toEqual([])
})

test('[TOOL-22] one thing has one name', () => {
  expect(faultsOf({ enter: 'Please sign in.', read: 'Read it in the pain guide.' })).toEqual([
    '"enter" says “sign in”; we call this: log in, log out, register',
    '"read" says “pain guide”; we call this: Pain Guide',
  ])
})

test('[TOOL-22] an argument is not a word', () => {
  expect(faultsOf({ sent: 'We’ve sent it to {email}.' })).toEqual([])
})

test('[TOOL-23] a label that is too long is found, a long sentence is not', () => {
  const words = 'Save this record and all of the others that you have written'
  expect(faultsOf({ save: `${words} x` })).toEqual(['"save" is a label of 62 characters; at most 60 fit'])
  expect(faultsOf({ save: `${words} today.` })).toEqual([])
})

test('[TOOL-24] a few full forms may stay, many may not', () => {
  const short = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`calm${index}`, CALM]))
  expect(faultsOf({ ...short, warning: 'Do not drive yourself.' })).toEqual([])
  expect(faultsOf({ first: 'We do not know.', second: 'We cannot say.' })).toEqual([
    '"first" is one of 2 places of 4 without a contraction; at most 5 % may be',
  ])
})

test('[TOOL-21] README, docs and help are held to the same words, code and bold labels are not', () => {
  expect(
    findWordingFaults({
      fixed: [],
      texts: [],
      documents: [
        { path: 'README.md', text: 'Run `begun`, press **Begun**.\n\nIt was begun.\n```\nbegun\n```\n' },
      ],
    }),
  ).toEqual([{ path: 'README.md', line: 3, text: expect.stringContaining('says “begun”') as string }])
})
