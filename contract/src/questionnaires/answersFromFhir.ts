import { problemsIn, answersToSend } from '@reprieve/domain/questionnaires/answersToSend.ts'
import { askedItems } from '@reprieve/domain/questionnaires/askedItems.ts'
import type {
  QuestionnaireAnswer,
  QuestionnaireAnswers,
  Item,
  Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { toFields, isFields, type Fields } from '../fields.ts'
import { refuseUnknownKeys, readNameText, type AddFault, type FormFault } from './fhir/faults.ts'

const KNOWN = ['resourceType', 'id', 'meta', 'language', 'questionnaire', 'status', 'authored', 'item']
const KNOWN_OF_ITEM = ['id', 'linkId', 'text', 'item', 'answer']
const MOST_FAULTS = 50

/** The answers in a response to exactly this form, or its faults by linkId. [QST-5] */
export function answersFromFhir(
  questionnaire: Questionnaire,
  source: unknown,
): Result<QuestionnaireAnswers, readonly FormFault[]> {
  const faults: FormFault[] = []
  const complainOf =
    (linkId: string): AddFault =>
    (what) => {
      if (faults.length < MOST_FAULTS) faults.push({ linkId, what })
    }
  const said = toFields(source)
  if (said['resourceType'] !== 'QuestionnaireResponse') complainOf('')('resourceType')
  if (said['status'] !== 'completed' && said['status'] !== 'amended') complainOf('')('status')
  refuseUnknownKeys(said, KNOWN, complainOf(''))
  const read = answersIn(said['item'], questionnaire.items, { at: '', complainOf })
  const answers: QuestionnaireAnswers = Object.fromEntries(read)
  if (new Set(read.map(([linkId]) => linkId)).size !== read.length) complainOf('')('linkId given twice')
  if (faults.length > 0) return err(faults)

  const asked = askedItems(questionnaire, answers)
  for (const linkId of Object.keys(answers)) if (!asked.has(linkId)) complainOf(linkId)('not-asked')
  for (const { linkId, what } of problemsIn(questionnaire, answers)) complainOf(linkId)(what)
  return faults.length > 0 ? err(faults) : ok(answersToSend(questionnaire, answers))
}

interface Where {
  /** The linkId of the enclosing item. */
  at: string
  complainOf: (linkId: string) => AddFault
}

type ReadAnswer = readonly [string, QuestionnaireAnswer]

function answersIn(said: unknown, items: readonly Item[], { at, complainOf }: Where): readonly ReadAnswer[] {
  if (said === undefined) return []
  if (!Array.isArray(said)) {
    complainOf(at)('item')
    return []
  }
  return said.flatMap((one): readonly ReadAnswer[] => {
    const given = toFields(one)
    const item = items.find(({ linkId }) => linkId === given['linkId'])
    if (item === undefined || item.kind === 'display') {
      complainOf(readNameText(given['linkId'], 255))('unknown-item')
      return []
    }
    const complain = complainOf(item.linkId)
    refuseUnknownKeys(given, KNOWN_OF_ITEM, complain)
    if (item.kind === 'group') {
      if (given['answer'] !== undefined) complain('answer')
      return answersIn(given['item'], item.items, { at: item.linkId, complainOf })
    }
    if (given['item'] !== undefined) complain('item')
    const answer = answerFrom(item, given['answer'])
    if (answer === null) complain('answer')
    return answer === null ? [] : [[item.linkId, answer]]
  })
}

function answerFrom(item: Item, said: unknown): QuestionnaireAnswer | null {
  if (!Array.isArray(said) || said.length === 0) return null
  const values = said.map((one) => valueFrom(item, one))
  if (item.kind === 'choice') {
    const keys = values.filter((value) => typeof value === 'string')
    return keys.length === values.length && new Set(keys).size === keys.length ? inOrder(item, keys) : null
  }
  return values.length === 1 ? (values[0] ?? null) : null
}

/** Always the order of the form, not of the user's clicks, so that the same answers give the same text. */
const inOrder = ({ options }: Item, keys: readonly string[]): readonly string[] =>
  options.map(({ key }) => key).filter((key) => keys.includes(key))

function valueFrom(item: Item, said: unknown): string | number | boolean | null {
  const [[name, value] = ['', null], ...others] = isFields(said) ? Object.entries(said) : []
  if (others.length > 0) return null
  switch (item.kind) {
    case 'boolean':
      return name === 'valueBoolean' && typeof value === 'boolean' ? value : null
    case 'integer':
      return name === 'valueInteger' && typeof value === 'number' ? value : null
    case 'decimal':
      return (name === 'valueDecimal' || name === 'valueInteger') && typeof value === 'number' ? value : null
    case 'date':
      return name === 'valueDate' && typeof value === 'string' ? value : null
    case 'string':
    case 'text':
      return name === 'valueString' && typeof value === 'string' ? value : null
    case 'choice':
      return keyFrom(item, name, value)
    case 'group':
    case 'display':
      return null
  }
}

function keyFrom({ options }: Item, name: string, value: unknown): string | null {
  const { system = null, code }: Fields = toFields(value)
  const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : null
  const found = options.find((option) => {
    if (option.form === 'coding')
      return name === 'valueCoding' && option.key === code && (system === null || system === option.system)
    return name === (option.form === 'string' ? 'valueString' : 'valueInteger') && option.key === plain
  })
  return found?.key ?? null
}
