import { toFields, type Fields } from '../../fields.ts'
import type { SharedResponse } from '../../questionnaires/toldResponse.ts'
import { QUESTIONNAIRE_SCORE, SURVEY } from './codings.ts'
import type { FhirContext } from './fhirSource.ts'
import { fhirDay, fhirMoment } from './fhirTime.ts'
import { SCORE } from './fhirUnits.ts'
import { fhirText, nonEmptyOrUndefined, type BundleEntry } from './resource.ts'

/** The answers first, then the score, if there is one. [FHIR-10] */
export function responseEntries(
  { id, when, title, response, score }: SharedResponse,
  said: FhirContext,
): BundleEntry[] {
  const { nameOf, patient, words } = said
  const { language, questionnaire, item } = toFields(response)
  const at = fhirMoment(when)
  const answered: BundleEntry = {
    fullUrl: nameOf('response', id),
    resource: {
      resourceType: 'QuestionnaireResponse',
      language: wordIn(language),
      questionnaire: wordIn(questionnaire),
      status: 'completed',
      subject: patient,
      authored: at,
      author: patient,
      source: patient,
      item: itemsFrom(item),
    },
  }
  if (score === null) return [answered]
  const { value, least, most } = score
  const resource = {
    resourceType: 'Observation',
    status: 'final',
    category: [SURVEY],
    // The form's codes belong to its questions, so the score has a code of ours. The range is in the text: a range
    // field would be read as the normal range.
    code: {
      coding: [QUESTIONNAIRE_SCORE],
      text: words.scoreOf({ title: fhirText(title) ?? '?', least, most }),
    },
    subject: patient,
    effectiveDateTime: at,
    performer: [patient],
    valueQuantity: { value, ...SCORE },
    derivedFrom: [{ reference: answered.fullUrl }],
  }
  return [answered, { fullUrl: nameOf('response-score', id), resource }]
}

/** Forms are not checked for characters that R4 forbids in a uri or a code. */
const wordIn = (said: unknown): string | undefined =>
  typeof said === 'string' && /^[^\s\p{Cc}]+$/u.test(said) ? said : undefined

const textIn = (said: unknown): string | undefined => fhirText(typeof said === 'string' ? said : null)

function itemsFrom(said: unknown): readonly unknown[] | undefined {
  return nonEmptyOrUndefined(
    listIn(said).flatMap((one) => {
      const linkId = textIn(one['linkId'])
      const item = itemsFrom(one['item'])
      const answer = nonEmptyOrUndefined(listIn(one['answer']).flatMap((given) => valueFrom(given) ?? []))
      if (linkId === undefined || (item === undefined && answer === undefined)) return []
      return { linkId, text: textIn(one['text']), answer, item }
    }),
  )
}

const listIn = (said: unknown): readonly Fields[] => (Array.isArray(said) ? said.map(toFields) : [])

/** R4 integers have 32 bits. */
const MOST_INTEGER = 2 ** 31 - 1

function valueFrom(given: Fields): Fields | null {
  const { valueBoolean, valueInteger, valueDecimal, valueDate, valueString, valueCoding } = given
  if (typeof valueBoolean === 'boolean') return { valueBoolean }
  const number = valueInteger ?? valueDecimal
  if (typeof number === 'number') {
    const isInteger = valueInteger !== undefined && Math.abs(number) <= MOST_INTEGER
    return isInteger ? { valueInteger: number } : { valueDecimal: number }
  }
  const day = fhirDay(typeof valueDate === 'string' ? valueDate : null)
  if (day !== undefined) return { valueDate: day }
  const text = textIn(valueString)
  if (text !== undefined) return { valueString: text }
  return codingFrom(toFields(valueCoding))
}

function codingFrom({ system, code, display }: Fields): Fields | null {
  const word = textIn(code)?.replaceAll(/\s+/gu, ' ')
  return word === undefined
    ? null
    : { valueCoding: { system: wordIn(system), code: word, display: textIn(display) } }
}
