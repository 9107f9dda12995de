import { describe, expect, test } from 'vitest'
import { compileConcernBook } from './concernBook.ts'
import { CONCERN_CLASSES } from './concernClasses.ts'
import { lookForConcern } from './lookForConcern.ts'

/** A file with a few phrases; unnamed classes are empty. */
const fileWith = (classes: Record<string, string[]>, lists: Record<string, unknown> = {}) => ({
  language: 'en',
  ordinary: [],
  negation: [],
  negationAfter: [],
  between: [],
  ...lists,
  classes: { ...Object.fromEntries(CONCERN_CLASSES.map((name) => [name, []])), ...classes },
})

const CLASSES = {
  self: ['i', 'me', 'my'],
  others: ['they'],
  wish: ['want'],
  cease: ['vanish'],
  burden: ['burden'],
  absence: ['without me'],
  soon: ['soon'],
  pills: ['tablets'],
  hoard: ['counting'],
  mundane: ['knee'],
}

const signIn = (text: string, lists: Record<string, unknown> = {}) =>
  lookForConcern(text, compileConcernBook([fileWith(CLASSES, lists)]))

test('[SAFE-20] two classes in one sentence are a concern, whatever else it says', () => {
  expect(signIn('My knee again. Some days I want to vanish.')).toBe('concern')
  expect(signIn('My knee again. I want tea.')).toBe('none')
})

test('[SAFE-20] broad classes count only without anything mundane beside them', () => {
  expect(signIn('I am a burden')).toBe('concern')
  expect(signIn('I am a burden to my knee')).toBe('hint')
})

test('[SAFE-20] one hint is enough in a text without anything mundane, otherwise two', () => {
  expect(signIn('soon')).toBe('concern')
  expect(signIn('the knee is better soon')).toBe('hint')
  expect(signIn('The knee is bad, soon. They eat without me.')).toBe('concern')
  expect(signIn('The knee is bad, soon. It rains. It rains. A burden.')).toBe('hint')
})

test('[SAFE-20] others who did something without the person are no concern beside something mundane', () => {
  expect(signIn('They laughed without me')).toBe('concern')
  expect(signIn('They saw to the knee without me')).toBe('hint')
})

test('[SAFE-20] one stretch of words is one hint, whatever its classes', () => {
  const book = compileConcernBook([fileWith({ soon: ['not long'], ready: ['not long'], mundane: ['knee'] })])
  expect(lookForConcern('knee, not long', book)).toBe('hint')
})

test('[SAFE-20] a hint of two classes is another hint only by words that no other hint has', () => {
  const book = compileConcernBook([
    fileWith({
      handover: ['told them where'],
      affairs: ['papers'],
      arranged: ['told', 'filed'],
      mundane: ['knee'],
    }),
  ])
  expect(lookForConcern('knee, told them where the papers are', book)).toBe('hint')
  expect(lookForConcern('knee, told them where the papers are, filed', book)).toBe('concern')
})

test('[SAFE-20] a rule needs different words for each of its classes', () => {
  const book = compileConcernBook([
    fileWith({ wish: ['want to vanish'], cease: ['want to vanish'], mundane: ['knee'] }),
  ])
  expect(lookForConcern('my knee, I want to vanish', book)).toBe('hint')
})

test('[SAFE-20] a negation cancels the phrase after it, never across a comma', () => {
  const lists = { negation: ['not'], between: ['a'] }
  expect(signIn('I am not a burden', lists)).toBe('none')
  expect(signIn('I am not, a burden', lists)).toBe('concern')
})

test('[SAFE-20] an ordinary phrase cancels what it overlaps, and makes its sentence mundane', () => {
  const lists = { ordinary: ['vanish from the garden'] }
  expect(signIn('I want to vanish from the garden', lists)).toBe('none')
  expect(signIn('I want to vanish from the garden. I am a burden.', lists)).toBe('concern')
  expect(signIn('soon they vanish from the garden', lists)).toBe('hint')
})

test('[SAFE-20] a text is judged in the language that knows the most of its words', () => {
  const german = { ...fileWith({ self: ['ich'], others: ['die'], mundane: ['füße'] }), language: 'de' }
  const english = fileWith({ fate: ['die'] })
  const book = compileConcernBook([english, german])
  expect(lookForConcern('Ich sehe die Füße', book)).toBe('none')
  expect(lookForConcern('die', compileConcernBook([english]))).toBe('concern')
})

test('[SAFE-20] it works without spaces', () => {
  const book = compileConcernBook([
    { ...fileWith({ wish: ['想'], cease: ['消失'], mundane: ['膝盖'] }), language: 'zh-rCN' },
  ])
  expect(lookForConcern('膝盖又疼了，我只想消失。', book)).toBe('concern')
  expect(lookForConcern('膝盖又疼了。', book)).toBe('none')
})

test('[SAFE-14, SAFE-20] a text without punctuation is cut: words a page apart do not belong together', () => {
  expect(signIn(`I want ${'knee '.repeat(70)} vanish`)).toBe('hint')
  expect(signIn(`I want ${'knee '.repeat(20)} vanish`)).toBe('concern')
})

test('[SAFE-20] no text is too strange', () => {
  for (const text of ['', ' ', '\0', '\uD800', '!'.repeat(999), '💔'.repeat(999)]) {
    expect(signIn(text)).toBe('none')
  }
})

describe('[SAFE-20] a file with a fault is not read at all', () => {
  test.each([
    ['without a language', { ...fileWith({}), language: undefined }, /without a language/],
    ['with a class that nobody knows', fileWith({ sadness: ['sad'] }), /no class sadness/],
    ['with a class left out', { ...fileWith({}), classes: { self: ['i'] } }, /others is no list/],
    ['with a list left out', { ...fileWith({}), ordinary: undefined }, /ordinary is no list/],
    ['that says something twice', fileWith({ self: ['i', 'i'] }), /self says something twice/],
    ['with an open bracket', fileWith({ self: ['(i|me'] }), /left open/],
    ['that is none', null, /without a language/],
  ])('%s', (_, file, fault) => {
    expect(() => compileConcernBook([file])).toThrow(fault)
  })
})
