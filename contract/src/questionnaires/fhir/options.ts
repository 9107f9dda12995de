import type { AnswerOption } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { toFields, isFields, type Fields } from '../../fields.ts'
import { refuseUnknownKeys, readExtensions, type AddFault } from './faults.ts'
import { isText, wordsFrom } from './words.ts'

const MOST_OPTIONS = 100
const LONGEST_KEY = 200

export function optionsFrom(said: unknown, complain: AddFault): readonly AnswerOption[] {
  if (!Array.isArray(said) || said.length === 0) {
    complain('answerOption')
    return []
  }
  if (said.length > MOST_OPTIONS) complain('too many options')
  const options = said
    .slice(0, MOST_OPTIONS)
    .map((one) => optionFrom(one, complain))
    .filter((option) => option !== null)
  // An answer is stored by its key: two options with one key could not be distinguished.
  if (new Set(options.map(({ key }) => key)).size !== options.length) complain('two options with one code')
  return options
}

function optionFrom(said: unknown, complain: AddFault): AnswerOption | null {
  const option = toFields(said)
  const { initialSelected, valueCoding, valueString, valueInteger } = option
  refuseUnknownKeys(option, KNOWN, complain)
  if (initialSelected === true) complain('field initialSelected')
  const found = readExtensions(
    option['extension'],
    ['ordinalValue', 'questionnaire-optionExclusive'],
    complain,
  )
  const ordinal = found.get('ordinalValue')?.['valueDecimal']
  if (found.has('ordinalValue') && !isNumber(ordinal)) complain('ordinalValue')
  const beside = {
    ordinal: isNumber(ordinal) ? ordinal : null,
    isExclusive: found.get('questionnaire-optionExclusive')?.['valueBoolean'] === true,
  }
  const values = [valueCoding, valueString, valueInteger].filter((value) => value !== undefined)
  if (values.length !== 1) {
    complain('answerOption without one value')
    return null
  }
  if (isFields(valueCoding)) return codedFrom(valueCoding, beside, complain)
  if (isText(valueString, LONGEST_KEY))
    return { key: valueString, words: { base: valueString, by: {} }, form: 'string', system: null, ...beside }
  if (Number.isSafeInteger(valueInteger)) {
    const key = String(valueInteger)
    return { key, words: { base: key, by: {} }, form: 'integer', system: null, ...beside }
  }
  complain('answerOption')
  return null
}

const KNOWN = ['id', 'extension', 'initialSelected', 'valueCoding', 'valueString', 'valueInteger']

const isNumber = (said: unknown): said is number => typeof said === 'number' && Number.isFinite(said)

function codedFrom(
  coding: Fields,
  beside: Pick<AnswerOption, 'ordinal' | 'isExclusive'>,
  complain: AddFault,
): AnswerOption | null {
  refuseUnknownKeys(coding, ['id', 'system', 'version', 'code', 'display', '_display'], complain)
  const { code, system = null } = coding
  const words = wordsFrom(coding['display'], coding['_display'], complain)
  if (!isText(code, LONGEST_KEY) || (system !== null && !isText(system, LONGEST_KEY))) {
    complain('answerOption without a code')
    return null
  }
  return words === null ? null : { key: code, words, form: 'coding', system, ...beside }
}
