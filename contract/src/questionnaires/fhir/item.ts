import { isDay } from '@reprieve/domain/questionnaires/calendarDay.ts'
import { ITEM_KINDS, type Item, type ItemKind } from '@reprieve/domain/questionnaires/questionnaire.ts'
import { toFields, type Fields } from '../../fields.ts'
import { refuseUnknownKeys, readExtensions, readNameText, type AddFault } from './faults.ts'
import { optionsFrom } from './options.ts'
import { isText, wordsFrom } from './words.ts'

const KNOWN =
  'id linkId code prefix text _text type required repeats readOnly maxLength enableWhen enableBehavior answerOption extension item'.split(
    ' ',
  )
const EXTENSIONS = [
  'questionnaire-itemControl',
  'minValue',
  'maxValue',
  'questionnaire-sliderStepValue',
] as const

const LONGEST_ANSWER = { string: 250, text: 1_000 } as const
const MOST_LETTERS = 2_000
const MOST_STEPS = 100
/** PHQ-9, question nine: thoughts that you would be better off dead. */
const SAFETY_CODE = { system: 'http://loinc.org', code: '44260-8' }
const CONTROLS: Readonly<Record<string, readonly ItemKind[]>> = {
  slider: ['integer', 'decimal'],
  lower: ['display'],
  upper: ['display'],
  'radio-button': ['choice'],
  'check-box': ['choice'],
  'drop-down': ['choice'],
}

/** One item without its children and conditions; null, and a reported fault, if it is not of a supported kind. */
export function itemFrom(said: Fields, complain: AddFault): (Item & { control: string | null }) | null {
  refuseUnknownKeys(said, KNOWN, complain)
  const kind = ITEM_KINDS.find((one) => one === said['type'])
  if (kind === undefined) {
    complain(`type ${readNameText(said['type'], 60)}`)
    return null
  }
  for (const name of ['required', 'repeats', 'readOnly'])
    if (said[name] !== undefined && typeof said[name] !== 'boolean') complain(`field ${name}`)
  const isMultiple = said['repeats'] === true
  if (isMultiple && kind !== 'choice') complain('field repeats')
  if (said['readOnly'] === true) complain('field readOnly')
  const hasOptions = said['answerOption'] !== undefined
  if (hasOptions && kind !== 'choice') complain('field answerOption')
  const { prefix = null } = said
  if (prefix !== null && !isText(prefix, 20)) complain('field prefix')
  const extensions = readExtensions(said['extension'], EXTENSIONS, complain)
  const control = controlFrom(extensions.get('questionnaire-itemControl'), kind, complain)
  const isWordless = kind === 'group' && said['text'] === undefined
  const words = isWordless ? { base: '', by: {} } : wordsFrom(said['text'], said['_text'], complain)
  const item: Item & { control: string | null } = {
    control,
    linkId: String(said['linkId']),
    kind,
    prefix: typeof prefix === 'string' ? prefix : null,
    words: words ?? { base: '', by: {} },
    isRequired: said['required'] === true && kind !== 'group' && kind !== 'display',
    isMultiple: isMultiple && kind === 'choice',
    isSlider: control === 'slider',
    step: stepFrom(extensions.get('questionnaire-sliderStepValue'), control, complain),
    least: endFrom(extensions.get('minValue'), kind, complain),
    most: endFrom(extensions.get('maxValue'), kind, complain),
    longest: longestFrom(said['maxLength'], kind, complain),
    options: kind === 'choice' ? optionsFrom(said['answerOption'], complain) : [],
    conditions: [],
    needsAll: said['enableBehavior'] === 'all',
    lower: null,
    upper: null,
    isSafety: isSafetyCode(said['code']),
    items: [],
  }
  complainOfSpan(item, complain)
  return item
}

function controlFrom(extension: Fields | undefined, kind: ItemKind, complain: AddFault): string | null {
  if (extension === undefined) return null
  const { coding } = toFields(extension['valueCodeableConcept'])
  const codes = Array.isArray(coding) ? coding.map((one) => toFields(one)['code']) : []
  const code = codes.find((one) => typeof one === 'string' && Object.hasOwn(CONTROLS, one))
  if (typeof code === 'string' && CONTROLS[code]?.includes(kind)) return code
  complain(`itemControl ${readNameText(codes[0], 60)}`)
  return null
}

function stepFrom(extension: Fields | undefined, control: string | null, complain: AddFault): number {
  if (extension === undefined) return 1
  const step = extension['valueInteger']
  if (control === 'slider' && typeof step === 'number' && Number.isSafeInteger(step) && step > 0) return step
  complain('sliderStepValue')
  return 1
}

function endFrom(extension: Fields | undefined, kind: ItemKind, complain: AddFault): number | string | null {
  if (extension === undefined) return null
  const { valueInteger, valueDecimal, valueDate } = extension
  const number = valueInteger ?? valueDecimal
  if (kind === 'date' && isDay(valueDate)) return valueDate
  const isNumeric = kind === 'integer' || kind === 'decimal'
  // There may be no whole number between two fractional limits: then nobody could answer.
  const fits = kind === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number)
  if (isNumeric && typeof number === 'number' && fits) return number
  complain('minValue or maxValue')
  return null
}

function longestFrom(said: unknown, kind: ItemKind, complain: AddFault): number {
  const isTyped = kind === 'string' || kind === 'text'
  if (said === undefined) return isTyped ? LONGEST_ANSWER[kind] : 0
  if (isTyped && typeof said === 'number' && Number.isSafeInteger(said) && said > 0 && said <= MOST_LETTERS)
    return said
  complain('maxLength')
  return 0
}

function complainOfSpan({ isSlider, least, most, step }: Item, complain: AddFault): void {
  if (least !== null && most !== null && least > most) complain('minValue above maxValue')
  if (!isSlider) return
  const steps = typeof least === 'number' && typeof most === 'number' ? (most - least) / step : null
  if (steps === null || steps < 1 || steps > MOST_STEPS || !Number.isSafeInteger(steps)) complain('slider')
}

const isSafetyCode = (said: unknown): boolean =>
  Array.isArray(said) &&
  said.map(toFields).some(({ system, code }) => system === SAFETY_CODE.system && code === SAFETY_CODE.code)
