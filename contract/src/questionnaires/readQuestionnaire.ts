import {
  everyItem,
  isQuestion,
  type Item,
  type Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { toFields, type Fields } from '../fields.ts'
import { conditionsFrom, findCircularConditions } from './fhir/conditions.ts'
import { refuseUnknownKeys, type AddFault, type FormFault } from './fhir/faults.ts'
import { treeFrom } from './fhir/tree.ts'
import { isText, wordsFrom } from './fhir/words.ts'

const KNOWN = `resourceType id meta text language url identifier version name title _title status experimental
  subjectType date publisher contact description _description useContext jurisdiction purpose _purpose copyright
  _copyright approvalDate lastReviewDate effectivePeriod code item`.split(/\s+/)

const STATES = ['draft', 'active', 'unknown']
/** A language tag, in the form that browsers and FHIR accept. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i
const NO_WORDS = { base: '', by: {} }

interface Upload {
  /** linkIds of safety questions that are marked outside the form. */
  safety?: readonly string[]
}

/**
 * A FHIR R4 Questionnaire as the product asks it. Any unsupported part refuses the whole form, with its place and the
 * reason: a question shown differently than intended is a different question. [QST-1]
 */
export function readQuestionnaire(
  source: unknown,
  { safety = [] }: Upload = {},
): Result<Questionnaire, readonly FormFault[]> {
  const faults: FormFault[] = []
  const complainOf =
    (linkId: string): AddFault =>
    (what) =>
      faults.push({ linkId, what })
  const complain = complainOf('')
  const said = toFields(source)
  if (said['resourceType'] !== 'Questionnaire') complain('resourceType')
  refuseUnknownKeys(said, KNOWN, complain)
  if (!STATES.some((state) => state === said['status'])) complain('status')
  const title = wordsFrom(said['title'], said['_title'], (what) => complain(`title: ${what}`))
  const hasDescription = said['description'] !== undefined
  const description = hasDescription
    ? wordsFrom(said['description'], said['_description'], (what) => complain(`description: ${what}`))
    : null
  const { copyright, language = 'en' } = said
  if (!isText(copyright)) complain('copyright')
  if (!isText(language, 35) || !LANGUAGE.test(language)) complain('language')

  const tree = treeFrom(said['item'], complainOf)
  const questions = new Map(everyItem(tree.items).map((item) => [item.linkId, item]))
  for (const linkId of safety) {
    const item = questions.get(linkId)
    if (item === undefined || !isQuestion(item) || item.kind === 'date') complainOf(linkId)('safety')
  }
  const items = withConditions(tree.items, (item) => ({
    ...item,
    isSafety: item.isSafety || safety.includes(item.linkId),
    conditions: conditionsFrom(
      conditional(tree.sources.get(item.linkId)),
      questions,
      complainOf(item.linkId),
    ),
  }))
  for (const linkId of findCircularConditions(items)) complainOf(linkId)('enableWhen in circles')
  if (questionsIn(items) === 0) complain('no question')
  if (faults.length > 0) return err(faults)
  return ok({
    url: textOr(said['url']),
    version: textOr(said['version']),
    language: String(language),
    title: title ?? NO_WORDS,
    description,
    copyright: String(copyright),
    items,
  })
}

const questionsIn = (items: readonly Item[]): number => everyItem(items).filter(isQuestion).length

const conditional = (source: Fields | undefined) => ({
  enableWhen: source?.['enableWhen'],
  enableBehavior: source?.['enableBehavior'],
})

const withConditions = (items: readonly Item[], change: (item: Item) => Item): readonly Item[] =>
  items.map((item) => ({ ...change(item), items: withConditions(item.items, change) }))

const textOr = (said: unknown): string | null => (isText(said, 500) ? said : null)
