import {
  listQuestions,
  type QuestionnaireAnswer,
  type QuestionnaireAnswers,
  type EnableCondition,
  type Item,
} from './questionnaire.ts'
import type { Questionnaire } from './questionnaire.ts'

/** The linkIds of items that are asked now: their conditions and those of their parents hold. [QST-2] */
export function askedItems(
  { items }: Pick<Questionnaire, 'items'>,
  answers: QuestionnaireAnswers,
): ReadonlySet<string> {
  const parents = parentsOf(items)
  const known = new Map<string, boolean>()
  const byLink = new Map([...parents.keys()].map((item) => [item.linkId, item]))

  const isAsked = (item: Item): boolean => {
    const told = known.get(item.linkId)
    if (told !== undefined) return told
    // Forms with circular conditions are refused on reading; here the recursion only has to end.
    known.set(item.linkId, false)
    const parent = parents.get(item)
    const isOpen = parent === null || parent === undefined || isAsked(parent)
    const asked = isOpen && doConditionsHold(item, heard)
    known.set(item.linkId, asked)
    return asked
  }
  const heard = (linkId: string): QuestionnaireAnswer | undefined => {
    const question = byLink.get(linkId)
    return question !== undefined && isAsked(question) && Object.hasOwn(answers, linkId)
      ? answers[linkId]
      : undefined
  }
  return new Set([...parents.keys()].filter(isAsked).map(({ linkId }) => linkId))
}

function parentsOf(items: readonly Item[], parent: Item | null = null): ReadonlyMap<Item, Item | null> {
  return new Map(items.flatMap((item) => [[item, parent] as const, ...parentsOf(item.items, item)]))
}

type AnswerLookup = (linkId: string) => QuestionnaireAnswer | undefined

function doConditionsHold({ conditions, needsAll }: Item, heard: AnswerLookup): boolean {
  if (conditions.length === 0) return true
  const holds = (condition: EnableCondition): boolean => doesHold(condition, heard(condition.question))
  return needsAll ? conditions.every(holds) : conditions.some(holds)
}

/** As in FHIR: "!=" means that no answer is the expected one, so it holds without an answer. */
function doesHold({ operator, expected }: EnableCondition, answer: QuestionnaireAnswer | undefined): boolean {
  const said = answer === undefined ? [] : typeof answer === 'object' ? answer : [answer]
  switch (operator) {
    case 'exists':
      return said.length > 0 === expected
    case '=':
      return said.some((one) => one === expected)
    case '!=':
      return !said.some((one) => one === expected)
    case '>':
      return said.some((one) => one > expected)
    case '<':
      return said.some((one) => one < expected)
    case '>=':
      return said.some((one) => one >= expected)
    case '<=':
      return said.some((one) => one <= expected)
  }
}

/** The questions that are asked now, in the order of the form. */
export function askedQuestions(
  questionnaire: Pick<Questionnaire, 'items'>,
  answers: QuestionnaireAnswers,
): readonly Item[] {
  const asked = askedItems(questionnaire, answers)
  return listQuestions(questionnaire).filter(({ linkId }) => asked.has(linkId))
}
