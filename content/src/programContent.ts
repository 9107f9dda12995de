import { readBlocks, type Block } from './article.ts'
import { plainText, readFrontMatter, type Fault } from './frontMatter.ts'
import { bodyFaults, type WrittenText } from './guideContent.ts'
import { HEAD_FIELDS, fieldReader } from './headFields.ts'
import { linksIn } from './markupFaults.ts'

export interface GuideLesson extends WrittenText {
  program: string
  /** The ids of its prompts, under which answers are stored. */
  prompts: readonly string[]
}

/** A program without the text of its lessons. */
export interface GuideProgram {
  id: string
  title: string
  summary: string
  lessons: readonly string[]
  intro: string
  whoItIsFor: string
  whoShouldAskFirst: string
}

export type ReadLesson = { is: 'lesson'; lesson: GuideLesson } | { is: 'wrong'; faults: readonly Fault[] }
export type ReadProgram = { is: 'program'; program: GuideProgram } | { is: 'wrong'; faults: readonly Fault[] }

const MOST_LESSONS = 40
/** The key of a prompt is `<lesson id>.<prompt id>`, with at most 64 characters. */
const LONGEST_KEY = 64
/** Keys under which a lesson is marked as done, or a program as seen. [CONT-13] */
const MARKS: readonly string[] = ['done', 'seen']
const LONGEST_MARKED = LONGEST_KEY - 'done.'.length

/** [CONT-9, CONT-13] */
export function readLesson(file: string): ReadLesson {
  const { head, body, bodyLine, faults: ofHead } = readFrontMatter(file)
  const { need, faults } = fieldReader({ head, faults: ofHead })
  const [id, program, title, summary] = [
    need('id', HEAD_FIELDS.id),
    need('program', HEAD_FIELDS.id),
    need('title', HEAD_FIELDS.title),
    need('summary', HEAD_FIELDS.summary),
  ]
  const [minutes, order, sources] = [
    need('minutes', HEAD_FIELDS.minutes),
    need('order', HEAD_FIELDS.order),
    need('sources', HEAD_FIELDS.sources),
  ]
  const [reviewed, needsReview] = [
    need('reviewed', HEAD_FIELDS.month),
    need('needs_clinical_review', HEAD_FIELDS.yesOrNo),
  ]
  const blocks = readBlocks(body)
  const prompts = promptsIn(blocks)
  const wrong = [
    ...faults(),
    ...bodyFaults(body, bodyLine),
    ...markFaults(id ?? '').map((what) => ({ line: 1, what })),
    ...promptFaults(prompts, id ?? '').map((what) => ({ line: bodyLine, what })),
    ...(hasExercise(blocks) ? [] : [{ line: bodyLine, what: NO_EXERCISE }]),
  ]
  if (wrong.length > 0) return { is: 'wrong', faults: wrong }
  return {
    is: 'lesson',
    lesson: {
      id: id ?? '',
      program: program ?? '',
      title: title ?? '',
      summary: summary ?? '',
      minutes: minutes ?? 0,
      order: order ?? 0,
      sources: sources ?? [],
      reviewed: reviewed ?? '',
      needsReview: needsReview ?? true,
      body: body.trim(),
      prompts: prompts.flatMap((prompt) => prompt ?? []),
      links: linksIn(body, bodyLine),
    },
  }
}

const NO_EXERCISE = 'a lesson has a heading that begins with Exercise, and a numbered list below it'

const markFaults = (id: string): string[] => [
  ...(id.length > LONGEST_MARKED ? [`id has at most ${LONGEST_MARKED} letters here`] : []),
  ...(MARKS.includes(id) ? [`the id ${id} is taken`] : []),
]

/** Line by line: the first numbered list below the heading, before the next heading. */
function hasExercise(blocks: readonly Block[]): boolean {
  const start = blocks.findIndex((block) => block.is === 'heading' && /^Exercise\b/.test(block.text))
  if (start === -1) return false
  const below = blocks.slice(start + 1)
  const end = below.findIndex((block) => block.is === 'heading' && block.level === 2)
  return below
    .slice(0, end === -1 ? below.length : end)
    .some((block) => block.is === 'list' && block.isOrdered)
}

const promptsIn = (blocks: readonly Block[]): readonly (string | null)[] =>
  blocks.flatMap((block) => (block.is === 'checklist' ? block.items.map(({ id }) => id) : []))

function promptFaults(prompts: readonly (string | null)[], lesson: string): string[] {
  const given = prompts.filter((prompt) => prompt !== null)
  const doubled = given.find((prompt, place) => given.indexOf(prompt) !== place)
  const long = given.find((prompt) => `${lesson}.${prompt}`.length > LONGEST_KEY)
  return [
    ...(given.length < prompts.length
      ? ['every line of a plan ends with an id of its own, as {#my-plan}']
      : []),
    ...(doubled === undefined ? [] : [`{#${doubled}} stands twice`]),
    ...(long === undefined ? [] : [`the ids of the lesson and of {#${long}} are too long together`]),
  ]
}

/** `program.json`. */
export function readProgram(file: string): ReadProgram {
  const said = parsed(file)
  if (said === null) return { is: 'wrong', faults: [{ line: 1, what: 'this is no JSON object' }] }
  const faults: string[] = []
  const text = (key: string, field: 'title' | 'summary' | 'part'): string => {
    const value = said[key]
    const read = typeof value === 'string' ? HEAD_FIELDS[field].from(value) : null
    if (read === null) faults.push(`${key} has to be ${HEAD_FIELDS[field].what}`)
    return read ?? ''
  }
  const program: GuideProgram = {
    id: idFrom(said['id']) ?? '',
    title: text('title', 'title'),
    summary: text('summary', 'summary'),
    lessons: lessonsFrom(said['lessons']) ?? [],
    intro: text('intro', 'part'),
    whoItIsFor: text('who_it_is_for', 'part'),
    whoShouldAskFirst: text('who_should_ask_first', 'part'),
  }
  if (program.id === '') faults.push(`id has to be ${HEAD_FIELDS.id.what}`)
  faults.push(...markFaults(program.id))
  if (program.lessons.length === 0) faults.push('lessons has to be a list of ids, each once')
  const unknown = Object.keys(said).filter((key) => !PROGRAM_KEYS.includes(key))
  faults.push(...unknown.map((key) => `${key} is not known`))
  return faults.length === 0
    ? { is: 'program', program }
    : { is: 'wrong', faults: faults.map((what) => ({ line: 1, what })) }
}

const PROGRAM_KEYS = ['id', 'title', 'summary', 'lessons', 'intro', 'who_it_is_for', 'who_should_ask_first']

const idFrom = (said: unknown): string | null => (typeof said === 'string' ? HEAD_FIELDS.id.from(said) : null)

function lessonsFrom(said: unknown): readonly string[] | null {
  if (!Array.isArray(said) || said.length > MOST_LESSONS) return null
  const ids = said.map(idFrom)
  return ids.every((id) => id !== null) && new Set(ids).size === ids.length ? ids : null
}

/** A JSON file that is an object; null otherwise. */
function parsed(file: string): Readonly<Record<string, unknown>> | null {
  try {
    const said: unknown = JSON.parse(plainText(file))
    return typeof said === 'object' && said !== null && !Array.isArray(said) ? { ...said } : null
  } catch {
    return null
  }
}
