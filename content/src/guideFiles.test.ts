import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import promptIds from '../guide/promptIds.json' with { type: 'json' }
import { readGuideFiles, type GuideFile } from './guideFiles.ts'

const GUIDE = new URL('../guide/', import.meta.url)
const URGENT = new URL('../urgent/', import.meta.url)

const own: GuideFile[] = [
  ...readdirSync(GUIDE, { recursive: true, encoding: 'utf8' })
    .filter((path) =>
      /^(?:articles\/.+\.md|programs\/.+\.(?:md|json)|(?:categories|guide)\.json)$/.test(path),
    )
    .map((path) => ({ path, text: readFileSync(new URL(path, GUIDE), 'utf8') })),
  ...['emergency', 'help-in-a-crisis'].map((id) => ({
    path: `articles/${id}.md`,
    text: readFileSync(new URL(`${id}.en.md`, URGENT), 'utf8'),
  })),
]
const ours = readGuideFiles(own, [])
/** Only the files that the faults below need: reading the whole guide fifty times takes a minute. */
const FEW = /categories\.json$|opioids\.md$|walking-plans\.md$|emergency\.md$|help-in-a-crisis\.md$/
const few = own.filter(({ path }) => FEW.test(path))

const HEAD = {
  id: 'heat',
  category: 'movement',
  title: '"Heat"',
  summary: '"About heat."',
  minutes: '3',
  order: '9',
  tags: '[heat]',
  sources: '["NICE"]',
  reviewed: '"2026-11"',
  needs_clinical_review: 'false',
}

/** An operator's article: keys with the value null are left out. */
function article(more: Record<string, string | null> = {}, body = 'Words.'): GuideFile {
  const head = Object.entries({ ...HEAD, ...more }).filter(([, value]) => value !== null)
  const lines = head.map(([key, value]) => `${key}: ${value}`)
  return { path: 'articles/heat.md', text: ['---', ...lines, '---', '', body, ''].join('\n') }
}

const faultsOf = (...files: GuideFile[]): string[] =>
  readGuideFiles(few, files).faults.map(({ path, line, what }) => `${path}:${line} ${what}`)

test('[CONT-9] our own guide has no fault: 48 texts, ten categories, three programs of 22 lessons', () => {
  expect(ours.faults).toEqual([])
  expect([ours.texts.length, ours.categories.length, ours.programs.length, ours.lessons.length]).toEqual([
    48, 10, 3, 22,
  ])
  expect(ours.texts.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual([
    'emergency',
    'help-in-a-crisis',
  ])
  expect(ours.texts.find(({ id }) => id === 'emergency')?.category).toBeNull()
})

test('[CONT-12] no unreviewed text claims a review', () => {
  expect([...ours.texts, ...ours.lessons].every(({ needsReview }) => needsReview)).toBe(true)
})

test('[CONT-13] every prompt has the id that it was given once, and none is another’s', () => {
  const found = Object.fromEntries(
    ours.lessons.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, prompts }) => [id, prompts]),
  )
  expect(found).toEqual(promptIds)
  expect(Object.values(promptIds).flat()).toHaveLength(115)
  for (const [lesson, ids] of Object.entries(promptIds)) {
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(`${lesson}.${id}`).toMatch(/^[\w.-]{1,64}$/)
  }
})

test('[CONT-10] an operator replaces, adds and hides, and their categories and choices are added to ours', () => {
  const replaced = { ...article({ id: 'walking-plans', title: '"Our walks"' }), path: 'articles/walks.md' }
  const hidden = { path: 'articles/no-opioids.md', text: '---\nid: opioids\nhidden: true\n---\n' }
  const category = { id: 'clinic', title: 'Our clinic', summary: 'Here.', order: 0, icon: 'home' }
  const guide = readGuideFiles(own, [
    replaced,
    hidden,
    article({ category: 'clinic', free: 'true' }, 'See [walks](guide:walking-plans).'),
    { path: 'categories.json', text: JSON.stringify([category]) },
    { path: 'guide.json', text: JSON.stringify({ featured: ['heat'] }) },
  ])
  expect(guide.faults).toEqual([])
  expect(guide.texts).toHaveLength(48)
  expect(guide.texts.find(({ id }) => id === 'walking-plans')?.title).toBe('Our walks')
  expect(guide.texts.some(({ id }) => id === 'opioids')).toBe(false)
  expect(guide.categories[0]).toEqual(category)
  expect(guide.featured).toEqual(['heat'])
  expect(guide.programs.map(({ id }) => id)).toEqual(ours.programs.map(({ id }) => id))
})

const LESSON = [
  '---',
  'id: calm-01',
  'program: calm',
  'title: "One"',
  'summary: "One."',
  'minutes: 5',
  'order: 1',
  'sources: ["NICE"]',
  'reviewed: "2026-11"',
  'needs_clinical_review: true',
  '---',
  '',
  '## Exercise: rest',
  '',
  '1. Sit.',
  '',
  '- [ ] My plan {#plan}',
].join('\n')
const PROGRAM = {
  id: 'calm',
  title: 'Calm',
  summary: 'Calm.',
  lessons: ['calm-01'],
  intro: 'A.',
  who_it_is_for: 'B.',
  who_should_ask_first: 'C.',
}
const program = (more = {}): GuideFile => ({
  path: 'programs/calm/program.json',
  text: JSON.stringify({ ...PROGRAM, ...more }),
})
const lesson = (text = LESSON): GuideFile => ({ path: 'programs/calm/01.md', text })

test('[CONT-10] an operator adds their own program', () => {
  const guide = readGuideFiles(own, [program(), lesson()])
  expect(guide.faults).toEqual([])
  expect(guide.programs.at(-1)).toMatchObject({ id: 'calm', lessons: ['calm-01'] })
})

test('[CONT-10] a hidden article is not featured, and an operator’s program may have fewer lessons', () => {
  const hidden = { path: 'articles/x.md', text: '---\nid: what-pain-is\nhidden: true\n---\n' }
  const sleep = own.find(({ path }) => path === 'programs/sleep-better/program.json')!
  const said = JSON.parse(sleep.text) as { lessons: string[] }
  const shorter = { ...sleep, text: JSON.stringify({ ...said, lessons: said.lessons.slice(0, 2) }) }
  const guide = readGuideFiles(own, [hidden, shorter])
  expect(guide.faults).toEqual([])
  expect(guide.featured).toEqual(ours.featured.filter((id) => id !== 'what-pain-is'))
  expect(guide.lessons).toHaveLength(22 - 4)
})

test('[CONT-9] lines of spaces count as empty lines', () => {
  const guide = readGuideFiles(few, [article({}, '## One  \n   \nWords. \n \n- a\n- b ')])
  expect(guide.faults).toEqual([])
  expect(guide.texts.find(({ id }) => id === 'heat')?.body).toBe('## One\n\nWords.\n\n- a\n- b')
})

test.each<[string, GuideFile[], string]>([
  ['no id', [article({ id: null })], ':1 id is missing'],
  ['an id in capitals', [article({ id: 'Heat' })], ':2 id has to be small letters'],
  ['an id like a path', [article({ id: '"../heat"' })], ':2 id has to be'],
  ['an id without end', [article({ id: 'a'.repeat(65) })], ':2 id has to be'],
  ['no title', [article({ title: null })], ':1 title is missing'],
  ['an empty title', [article({ title: '" "' })], ':4 title has to be a text'],
  ['a title without end', [article({ title: `"${'a'.repeat(201)}"` })], ':4 title has to be a text'],
  ['a title that turns the line round', [article({ title: '"a\u202Eb"' })], ':4 title has to be a text'],
  ['a title with a sign of control', [article({ title: '"a\u0007b"' })], ':4 title has to be a text'],
  ['no summary', [article({ summary: null })], ':1 summary is missing'],
  ['no minutes', [article({ minutes: '0' })], ':6 minutes has to be a whole number'],
  ['minutes in words', [article({ minutes: 'three' })], ':6 minutes has to be a whole number'],
  ['an order below zero', [article({ order: '-1' })], ':7 '],
  ['tags that are no list', [article({ tags: 'heat' })], ':8 tags has to be a list'],
  ['a tag with a space', [article({ tags: '[a b]' })], ':8 tags has to be a list'],
  ['no sources', [article({ sources: null })], ':1 sources is missing'],
  ['a day as the month', [article({ reviewed: '"2026-11-16"' })], ':10 reviewed has to be a month'],
  ['a month that is none', [article({ reviewed: '"2026-13"' })], ':10 reviewed has to be a month'],
  [
    'a review in words',
    [article({ needs_clinical_review: 'maybe' })],
    ':11 needs_clinical_review has to be true',
  ],
  ['a key that nobody knows', [article({ author: 'Ann' })], ':12 author is not known'],
  ['an unknown category', [article({ category: 'elsewhere' })], 'there is no category elsewhere'],
  ['no words', [article({}, '')], 'there is no text below the head'],
  ['HTML', [article({}, '<script>x</script>')], ':14 HTML is not shown'],
  ['a picture', [article({}, '![x](https://a.org/b.png)')], ':14 pictures are not shown'],
  ['a table', [article({}, '| a | b |')], ':14 tables are not shown'],
  ['code', [article({}, '```\nx\n```')], ':14 code is not shown'],
  ['a quotation', [article({}, '> x')], ':14 quotations are not shown'],
  ['a heading of the first kind', [article({}, '# x')], ':14 headings begin with ##'],
  ['a heading without a space', [article({}, '##x')], ':14 a heading has a space'],
  ['a line across', [article({}, 'a\n\n***')], ':16 lines across'],
  ['a list of two levels', [article({}, '- a\n  - b')], ':15 a line begins at its very left'],
  ['a list with stars', [article({}, '* a')], ':14 a list begins with a hyphen'],
  ['a list without an empty line', [article({}, 'a\n- b')], ':15 a list has an empty line'],
  ['half a bold word', [article({}, 'a **b')], ':14 a bold word needs'],
  ['a link to a script', [article({}, '[a](javascript:x)')], ':14 [a](javascript:x) leads nowhere'],
  ['a link to no article', [article({}, 'a\n\n[a](guide:nowhere)')], ':16 there is no guide:nowhere'],
  ['a link to no program', [article({}, '[a](program:nowhere)')], ':14 there is no program:nowhere'],
  ['a heading without an empty line', [article({}, '## One\nTwo.')], ':14 a heading has an empty line'],
  ['a heading below other words', [article({}, 'One.\n## Two')], ':15 a heading has an empty line'],
  ['the same heading twice', [article({}, '## One\n\na\n\n### ONE')], ':18 this heading stands twice'],
  ['a heading without words', [article({}, '## …')], ':14 a heading has words'],
  ['the id of a prompt where there is none', [article({}, '## One {#one}')], ':14 an id as {#my-plan}'],
  ['an id that is none', [article({}, '- [ ] One {#One}')], ':14 an id as {#my-plan}'],
  ['a line of a plan that is done', [article({}, '- [x] One')], ':14 a line of a plan begins'],
  ['an empty line of a plan', [article({}, '- [ ]')], ':14 a line of a plan begins'],
  ['a list of numbers and hyphens', [article({}, '1. a\n- b')], ':15 a list has hyphens or numbers'],
  ['a list that goes on', [article({}, '1. a\n\nb\n\n2. c')], ':18 a numbered list begins with 1'],
  ['a list with brackets', [article({}, '1) a')], ':14 a list begins with a hyphen'],
  ['a list without a space', [article({}, '-a')], ':14 a list has a space'],
  ['a bold word in a link', [article({}, '[**a**](guide:opioids)')], ':14 the words of a link'],
  ['a link of many words', [article({}, `[${'a'.repeat(201)}](guide:opioids)`)], ':14 the words of a link'],
  ['a link without end', [article({}, `[a](https://a.org/${'a'.repeat(500)})`)], ':14 the words of a link'],
  ['three stars', [article({}, '***a***')], ':14 a bold word has two stars'],
  ['bold by lines', [article({}, 'a __b__')], ':14 a bold word has two stars'],
  ['the name of a sign', [article({}, 'a&nbsp;b')], ':14 names of signs'],
  ['a backslash', [article({}, 'a \\*b\\*')], ':14 a backslash is shown'],
  ['a sign that nobody sees', [article({}, 'a\u202Eb')], ':14 a sign that cannot be seen'],
  ['markup in a title', [article({ title: '"**Heat**"' })], ':4 title has to be a text'],
  ['a link in a summary', [article({ summary: '"See [a](guide:opioids)"' })], ':5 summary has to be a text'],
  ['HTML in a source', [article({ sources: '["<b>NICE</b>"]' })], ':9 sources has to be a list'],
  ['an article in no category', [article({ category: 'emergency' })], 'for Urgent help alone'],
  ['the same id twice', [article(), { ...article(), path: 'articles/b.md' }], 'the id heat is given twice'],
  ['a text of the app itself', [article({ id: 'emergency' })], 'cannot be replaced'],
  [
    'a text of the app itself taken away',
    [{ path: 'articles/x.md', text: '---\nid: help-in-a-crisis\nhidden: true\n---\n' }],
    'cannot be replaced',
  ],
  [
    'hiding what is not there',
    [{ path: 'articles/x.md', text: '---\nid: nowhere\nhidden: true\n---\n' }],
    'there is no article nowhere to hide',
  ],
  [
    'hiding with a text',
    [{ path: 'articles/x.md', text: '---\nid: opioids\nhidden: true\n---\nWords.' }],
    'what is hidden has no text',
  ],
  ['a file in no place', [{ path: 'notes.md', text: '' }], 'this is no place'],
  ['categories that are no list', [{ path: 'categories.json', text: '{}' }], 'is a list'],
  ['a category without a title', [{ path: 'categories.json', text: '[{"id":"a"}]' }], 'entry 1 needs'],
  ['choices that are no JSON', [{ path: 'guide.json', text: 'x' }], 'is an object'],
  [
    'a choice of no article',
    [{ path: 'guide.json', text: '{"featured":["nowhere"]}' }],
    'there is no article nowhere',
  ],
  ['a program that is no JSON', [{ ...program(), text: '[' }, lesson()], 'this is no JSON object'],
  ['a program without its lesson', [program()], 'there is no lesson calm-01'],
  ['a lesson without its program', [lesson()], 'no program names the lesson calm-01'],
  ['a program with words for nobody', [program({ intro: '' }), lesson()], 'intro has to be a text'],
  ['a program with HTML', [program({ intro: '<i>a</i>' }), lesson()], 'intro has to be a text'],
  ['a program whose name is too long to be kept', [program({ id: 'a'.repeat(60) })], 'id has at most 59'],
  [
    'a lesson whose name is too long to be kept',
    [program(), lesson(LESSON.replace('calm-01', 'a'.repeat(60)))],
    ':1 id has at most 59 letters here',
  ],
  ['a lesson whose name is a mark', [lesson(LESSON.replace('calm-01', 'done'))], ':1 the id done is taken'],
  [
    'a lesson of exercises that nobody would find',
    [program(), lesson(LESSON.replace('Exercise:', 'Exercises'))],
    'begins with Exercise',
  ],
  [
    'a lesson without an exercise',
    [program(), lesson(LESSON.replace('Exercise', 'Rest'))],
    'begins with Exercise',
  ],
  [
    'a prompt without an id',
    [program(), lesson(LESSON.replace(' {#plan}', ''))],
    'ends with an id of its own',
  ],
  ['two prompts of one id', [program(), lesson(`${LESSON}\n- [ ] Another {#plan}`)], '{#plan} stands twice'],
  [
    'ids too long for a key',
    [program(), lesson(LESSON.replace('#plan', `#${'a'.repeat(60)}`))],
    'too long together',
  ],
])('[CONT-9, CONT-10] %s is named by file and line', (_, files, said) => {
  const faults = faultsOf(...files)
  expect(faults.join('\n')).toContain(said)
  expect(faults.every((fault) => /^\S+:\d+ /.test(fault))).toBe(true)
})
