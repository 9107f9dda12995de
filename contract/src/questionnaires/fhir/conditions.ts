import { isDay } from '@reprieve/domain/questionnaires/calendarDay.ts'
import {
  everyItem,
  isQuestion,
  OPERATORS,
  type EnableCondition,
  type Item,
} from '@reprieve/domain/questionnaires/questionnaire.ts'
import { toFields, type Fields } from '../../fields.ts'
import { refuseUnknownKeys, readNameText, type AddFault } from './faults.ts'

const ANSWERS = [
  'answerBoolean',
  'answerDecimal',
  'answerInteger',
  'answerDate',
  'answerString',
  'answerCoding',
] as const
const KNOWN = ['id', 'question', 'operator', ...ANSWERS]
const MOST_CONDITIONS = 20

interface Conditional {
  enableWhen: unknown
  enableBehavior: unknown
}

/** When an item is asked. The questions it names are looked up in the whole form. [QST-2] */
export function conditionsFrom(
  { enableWhen, enableBehavior }: Conditional,
  questions: ReadonlyMap<string, Item>,
  complain: AddFault,
): readonly EnableCondition[] {
  if (enableWhen === undefined) return []
  if (!Array.isArray(enableWhen) || enableWhen.length > MOST_CONDITIONS) {
    complain('enableWhen')
    return []
  }
  const isSaid = enableBehavior === 'all' || enableBehavior === 'any'
  if (!isSaid && (enableWhen.length > 1 || enableBehavior !== undefined)) complain('enableBehavior')
  return enableWhen.flatMap((one) => {
    const condition = conditionFrom(toFields(one), questions, complain)
    if (condition === null) complain('enableWhen')
    return condition ?? []
  })
}

function conditionFrom(
  said: Fields,
  questions: ReadonlyMap<string, Item>,
  complain: AddFault,
): EnableCondition | null {
  refuseUnknownKeys(said, KNOWN, complain)
  const item = questions.get(readNameText(said['question'], Infinity))
  const operator = OPERATORS.find((one) => one === said['operator'])
  const given = ANSWERS.filter((name) => said[name] !== undefined)
  const name = given.length === 1 ? given[0] : undefined
  if (item === undefined || !isQuestion(item) || operator === undefined || name === undefined) return null
  const isOrder = operator !== 'exists' && operator !== '=' && operator !== '!='
  if (isOrder && item.kind !== 'integer' && item.kind !== 'decimal' && item.kind !== 'date') return null
  const expected = operator === 'exists' ? said['answerBoolean'] : expectedOf(item, name, said[name])
  if (operator === 'exists' && typeof expected !== 'boolean') return null
  return isPlain(expected) ? { question: item.linkId, operator, expected } : null
}

const isPlain = (said: unknown): said is EnableCondition['expected'] =>
  typeof said === 'number' || typeof said === 'boolean' || typeof said === 'string'

/** The expected value in the form of an answer to that question; null if no answer could match. */
function expectedOf(item: Item, name: (typeof ANSWERS)[number], value: unknown): unknown {
  switch (item.kind) {
    case 'integer':
    case 'decimal':
      return (name === 'answerInteger' || name === 'answerDecimal') && Number.isFinite(value) ? value : null
    case 'boolean':
      return name === 'answerBoolean' && typeof value === 'boolean' ? value : null
    case 'date':
      return name === 'answerDate' && isDay(value) ? value : null
    case 'string':
    case 'text':
      return name === 'answerString' && typeof value === 'string' ? value : null
    case 'choice':
      return optionOf(item, name, value)
    case 'group':
    case 'display':
      return null
  }
}

function optionOf({ options }: Item, name: (typeof ANSWERS)[number], value: unknown): string | null {
  const { code, system } = toFields(value)
  const found = options.find((option) => {
    if (option.form === 'coding')
      return name === 'answerCoding' && option.key === code && (system ?? null) === option.system
    return (
      isPlain(value) &&
      name === (option.form === 'string' ? 'answerString' : 'answerInteger') &&
      option.key === String(value)
    )
  })
  return found?.key ?? null
}

/** linkIds of items whose conditions depend on each other in a circle. */
export function findCircularConditions(items: readonly Item[]): readonly string[] {
  const all = everyItem(items)
  const byLink = new Map(all.map((item) => [item.linkId, item]))
  const parents = new Map(all.flatMap((item) => item.items.map((child) => [child.linkId, item.linkId])))
  const needs = (linkId: string): readonly string[] => {
    const parent = parents.get(linkId)
    const questions = byLink.get(linkId)?.conditions.map(({ question }) => question) ?? []
    return parent === undefined ? questions : [...questions, parent]
  }
  return all.map(({ linkId }) => linkId).filter((linkId) => reaches(linkId, needs))
}

function reaches(from: string, needs: (linkId: string) => readonly string[]): boolean {
  const seen = new Set<string>()
  const waiting = [...needs(from)]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (next === from) return true
    if (next === undefined || seen.has(next)) continue
    seen.add(next)
    waiting.push(...needs(next))
  }
  return false
}
