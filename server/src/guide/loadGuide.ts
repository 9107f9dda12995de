import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EMERGENCY_NUMBERS } from '@reprieve/content/emergencyNumbers.ts'
import type { GuideText } from '@reprieve/content/guideContent.ts'
import { URGENT_IDS, readGuideFiles, type FileFault, type GuideFile } from '@reprieve/content/guideFiles.ts'
import type { GuideCategory } from '@reprieve/content/guideLists.ts'
import type { Content } from '@reprieve/domain/guide/content.ts'
import { makeIndex } from '@reprieve/domain/guide/searchIndex.ts'
import { CannotStart } from '../cannotStart.ts'
import { OPERATOR_GUIDE } from '../db/folders.ts'
import type { Guide, WholeProgram } from './guide.ts'
import { toGuideDoc } from '@reprieve/mind/guideDoc.ts'
import { operatorFiles } from './guideFolder.ts'
import { draftNotices, numberNotices, reviewNotices } from './reviewNotices.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))
/** Leaves out the lists beside them, which are not for readers. */
const OWN = /^(?:articles\/.+\.md|programs\/.+\.(?:md|json)|(?:categories|guide)\.json)$/
const MOST_SAID = 10

/** Loads the whole guide: our own texts, overridden by the operator's. [CONT-9, CONT-10] */
export function loadGuide(dataDir: string): Guide {
  const folder = join(dataDir, OPERATOR_GUIDE)
  const operator = operatorFiles(folder)
  const own = ownFiles()
  const { faults, ...read } = readGuideFiles(own, operator)
  if (faults.length > 0) throw new CannotStart(sentenceFor(folder, faults))
  const texts = inOrder(read.categories, read.texts)
  const contents = texts.map((text) => contentFrom(text, read.featured))
  const shown = new Set(contents.map(({ category }) => category))
  const lessons = new Map(read.lessons.map((lesson) => [lesson.id, lesson]))
  const programs = read.programs.map((program): WholeProgram => ({
    ...program,
    lessons: program.lessons.flatMap((id) => lessons.get(id) ?? []),
  }))
  // In the guide's order, which decides between equal search results. [GUIDE-9]
  const docs = once(() => texts.map(toGuideDoc))
  return {
    edition: computeEdition([
      ...own,
      ...operator.map(({ path, text }) => ({ path: `operator/${path}`, text })),
    ]),
    categories: read.categories.filter(({ id }) => shown.has(id)),
    contents,
    bodies: new Map(texts.map(({ id, body, sources }) => [id, { body, sources }])),
    programs,
    docs,
    search: once(() => makeIndex(docs())),
    notices: [
      ...reviewNotices([...texts, ...read.lessons]),
      ...draftNotices(translations()),
      ...numberNotices(EMERGENCY_NUMBERS),
    ],
  }
}

function ownFiles(): GuideFile[] {
  const folder = join(CONTENT, 'guide')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const guide = paths
    .filter((path) => OWN.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
  // The same files that the app contains (D47): two copies would drift apart.
  const urgent = URGENT_IDS.map((id) => ({
    path: `articles/${id}.md`,
    text: readFileSync(join(CONTENT, 'urgent', `${id}.en.md`), 'utf8'),
  }))
  return [...guide, ...urgent]
}

/** By folder: texts in other languages than English, and the phrases of the safety check in all languages. */
function translations(): Record<string, readonly string[]> {
  const filesIn = (folder: string, wanted: RegExp): string[] =>
    readdirSync(join(CONTENT, folder))
      .filter((name) => wanted.test(name))
      .map((name) => readFileSync(join(CONTENT, folder, name), 'utf8'))
  return {
    'content/urgent': filesIn('urgent', /\.(?!en\.)[\w-]+\.md$/),
    'content/safety': filesIn('safety', /\.json$/),
    'content/safety/concern': filesIn('safety/concern', /\.json$/),
  }
}

function contentFrom(text: GuideText, featured: readonly string[]): Content {
  const { id, category, title, summary, minutes, order, tags, reviewed, needsReview, isFree } = text
  const isFeatured = featured.includes(id)
  return { id, category, title, summary, minutes, order, tags, isFree, isFeatured, reviewed, needsReview }
}

function inOrder(categories: readonly GuideCategory[], texts: readonly GuideText[]): GuideText[] {
  const places = new Map<string | null, number>(categories.map(({ id }, place) => [id, place]))
  const placeOf = ({ category }: GuideText): number => places.get(category) ?? -1
  return texts.toSorted((a, b) => placeOf(a) - placeOf(b) || a.order - b.order || (a.id < b.id ? -1 : 1))
}

function computeEdition(files: readonly GuideFile[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(`${path}\n${text.length}\n${text}\n`)
  return hash.digest('hex').slice(0, 16)
}

/** [CONT-9] */
function sentenceFor(folder: string, faults: readonly FileFault[]): string {
  const lines = faults.slice(0, MOST_SAID).map(({ path, line, what }) => `  ${path}:${line} ${what}`)
  const more = faults.length > MOST_SAID ? [`  and ${faults.length - MOST_SAID} more`] : []
  return [
    `The pain guide cannot be used. Correct these files in ${folder}, or take them out:`,
    ...lines,
    ...more,
  ].join('\n')
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
