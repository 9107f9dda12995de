import type { Fault } from './frontMatter.ts'
import { readCategories, readChoices, type GuideCategory } from './guideLists.ts'
import { readGuideText, type GuideText } from './guideContent.ts'
import type { GuideLink } from './markupFaults.ts'
import { readLesson, readProgram, type GuideLesson, type GuideProgram } from './programContent.ts'

/** A file of the guide, with its path below the folder. */
export interface GuideFile {
  path: string
  text: string
}

export interface ReadGuide {
  categories: readonly GuideCategory[]
  texts: readonly GuideText[]
  programs: readonly GuideProgram[]
  lessons: readonly GuideLesson[]
  /** The ids of articles that are shown first. */
  featured: readonly string[]
}

export interface FileFault extends Fault {
  path: string
}

/** The content of one folder. */
interface Layer {
  categories: Map<string, GuideCategory>
  texts: Map<string, { text: GuideText; path: string }>
  hidden: Map<string, string>
  programs: Map<string, { program: GuideProgram; path: string }>
  lessons: Map<string, { lesson: GuideLesson; path: string }>
  featured: readonly string[] | null
  order: readonly string[] | null
  faults: FileFault[]
}

const ARTICLE = /^articles\/(?:[^/]+\/)?[^/]+\.md$/
const LESSON = /^programs\/[^/]+\/[^/]+\.md$/
const PROGRAM = /^programs\/[^/]+\/program\.json$/
/**
 * The two texts that are part of the app (D47): they are shown offline too, so an operator could not change them
 * there.
 */
export const URGENT_IDS: readonly string[] = ['emergency', 'help-in-a-crisis']

/**
 * CONT-9, CONT-10. Our files, overridden by the operator's: the same id replaces, a new one is added, a hidden one is
 * removed. If the operator's files have a fault, none of them is used.
 */
export function readGuideFiles(
  own: readonly GuideFile[],
  operator: readonly GuideFile[],
): ReadGuide & { faults: readonly FileFault[] } {
  const [below, above] = [readLayer(own), readLayer(operator)]
  const urgent = [...above.texts, ...above.hidden].filter(([id]) => URGENT_IDS.includes(id))
  const texts = new Map([...below.texts, ...above.texts])
  const unknown = [...above.hidden].filter(([id]) => !texts.has(id))
  for (const id of above.hidden.keys()) texts.delete(id)
  const programs = new Map([...below.programs, ...above.programs])
  const lessons = new Map([...lessonsOf(programs, below.lessons), ...above.lessons])
  const categories = new Map([...below.categories, ...above.categories])
  const order = above.order ?? below.order ?? []
  const guide = {
    categories: [...categories.values()].sort((a, b) => a.order - b.order),
    texts: [...texts.values()].map(({ text }) => text),
    programs: inOrder(
      [...programs.values()].map(({ program }) => program),
      order,
    ),
    lessons: [...lessons.values()].map(({ lesson }) => lesson),
    // An article that the operator removed is not featured, even if our own choice names it.
    featured: above.featured ?? (below.featured ?? []).filter((id) => !above.hidden.has(id)),
  }
  const known = { guide: new Set(texts.keys()), program: new Set(programs.keys()) }
  const linked = [
    ...[...texts.values()].map(({ text, path }) => ({ path, links: text.links })),
    ...[...lessons.values()].map(({ lesson, path }) => ({ path, links: lesson.links })),
  ]
  return {
    ...guide,
    faults: [
      ...below.faults,
      ...above.faults,
      ...urgent.map(([id, said]) => ({
        path: typeof said === 'string' ? said : said.path,
        line: 1,
        what: `${id} is part of the app itself and cannot be replaced: numbers of your own stand in emergency-numbers.json`,
      })),
      ...unknown.map(([id, path]) => ({ path, line: 1, what: `there is no article ${id} to hide` })),
      // It would be in no list, and nobody would find it.
      ...[...texts.values()]
        .filter(({ text: { id, category } }) => category === null && !URGENT_IDS.includes(id))
        .map(({ path }) => ({ path, line: 1, what: 'the category emergency is for Urgent help alone' })),
      ...[...texts.values()]
        .filter(({ text: { category } }) => category !== null && !categories.has(category))
        .map(({ text, path }) => ({ path, line: 1, what: `there is no category ${text.category}` })),
      ...linked.flatMap(({ path, links }) => deadLinks(path, links, known)),
      ...lessonFaults(programs, lessons),
      ...nameless(guide.featured, known.guide, 'article').map((what) => ({
        path: 'guide.json',
        line: 1,
        what,
      })),
      ...nameless(order, known.program, 'program').map((what) => ({ path: 'guide.json', line: 1, what })),
    ],
  }
}

function readLayer(files: readonly GuideFile[]): Layer {
  const layer: Layer = {
    categories: new Map(),
    texts: new Map(),
    hidden: new Map(),
    programs: new Map(),
    lessons: new Map(),
    featured: null,
    order: null,
    faults: [],
  }
  for (const file of files) readInto(layer, file)
  return layer
}

function readInto(layer: Layer, { path, text }: GuideFile): void {
  const wrong = (faults: readonly Fault[]): void => {
    layer.faults.push(...faults.map((fault) => ({ path, ...fault })))
  }
  const once = <Entry>(map: Map<string, Entry>, id: string, entry: Entry): void => {
    if (map.has(id)) wrong([{ line: 1, what: `the id ${id} is given twice` }])
    map.set(id, entry)
  }
  if (path === 'categories.json') {
    const read = readCategories(text)
    wrong(read.faults)
    for (const category of read.categories) once(layer.categories, category.id, category)
  } else if (path === 'guide.json') {
    const { faults, featured, programs } = readChoices(text)
    wrong(faults)
    layer.featured = featured
    layer.order = programs
  } else if (ARTICLE.test(path)) {
    const read = readGuideText(text)
    if (read.is === 'wrong') wrong(read.faults)
    else if (read.is === 'hidden') once(layer.hidden, read.id, path)
    else once(layer.texts, read.text.id, { text: read.text, path })
  } else if (PROGRAM.test(path)) {
    const read = readProgram(text)
    if (read.is === 'wrong') wrong(read.faults)
    else once(layer.programs, read.program.id, { program: read.program, path })
  } else if (LESSON.test(path)) {
    const read = readLesson(text)
    if (read.is === 'wrong') wrong(read.faults)
    else once(layer.lessons, read.lesson.id, { lesson: read.lesson, path })
  } else wrong([{ line: 1, what: 'this is no place for a file of the guide: see content/README.md' }])
}

const deadLinks = (
  path: string,
  links: readonly GuideLink[],
  known: Record<GuideLink['to'], ReadonlySet<string>>,
): FileFault[] =>
  links
    .filter(({ to, id }) => !known[to].has(id))
    .map(({ to, id, line }) => ({ path, line, what: `there is no ${to}:${id}` }))

/**
 * Ours without the lessons that an operator's version of the program no longer names: their author could not correct
 * those. [CONT-10]
 */
const lessonsOf = (programs: Layer['programs'], lessons: Layer['lessons']): Layer['lessons'] =>
  new Map(
    [...lessons].filter(([id]) => [...programs.values()].some(({ program }) => program.lessons.includes(id))),
  )

/** A program names its lessons, and each lesson names its program: both must agree. */
function lessonFaults(programs: Layer['programs'], lessons: Layer['lessons']): FileFault[] {
  const missing = [...programs.values()].flatMap(({ program, path }) =>
    program.lessons
      .filter((id) => lessons.get(id)?.lesson.program !== program.id)
      .map((id) => ({ path, line: 1, what: `there is no lesson ${id} of this program` })),
  )
  const alone = [...lessons.values()]
    .filter(({ lesson: { id, program } }) => programs.get(program)?.program.lessons.includes(id) !== true)
    .map(({ lesson, path }) => ({ path, line: 1, what: `no program names the lesson ${lesson.id}` }))
  return [...missing, ...alone]
}

const nameless = (ids: readonly string[], known: ReadonlySet<string>, what: string): string[] =>
  ids.filter((id) => !known.has(id)).map((id) => `there is no ${what} ${id}`)

/** Those named in `order` first, then the others. */
const inOrder = (programs: readonly GuideProgram[], order: readonly string[]): GuideProgram[] => {
  const placeOf = ({ id }: GuideProgram): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return programs.toSorted((a, b) => placeOf(a) - placeOf(b))
}
