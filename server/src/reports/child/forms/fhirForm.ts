import { createHash } from 'node:crypto'
import type { SharedResponse } from '@reprieve/contract/questionnaires/toldResponse.ts'
import { FHIR_TYPE, bundleText } from '@reprieve/contract/reports/fhir/bundle.ts'
import type { ReportedDayValue } from '@reprieve/domain/reports/facts/reportedDayValue.ts'
import type { FhirSource } from '@reprieve/contract/reports/fhir/fhirSource.ts'
import { conditionText } from '@reprieve/domain/conditions/condition.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { MeasureSeries } from '@reprieve/domain/signals/measureSeries.ts'
import { dayNumberOf } from '@reprieve/domain/time/dayNumber.ts'
import { formWords } from './formWords.ts'
import type { FormSource, ReportForm } from './reportForm.ts'
import { encodePieces } from './textBytes.ts'

export const fhirForm: ReportForm = {
  form: 'json',
  type: FHIR_TYPE,
  make: async (source) => encodePieces(bundleText(await createFhirSource(source))),
}

/** Leaves out everything that the report leaves out. [FHIR-7] */
async function createFhirSource({ content, pdf, ...source }: FormSource): Promise<FhirSource> {
  const { language, made, patient } = content
  const words = await formWords(language)
  const conditions = isTold(patient?.conditions) ? source.conditions : []
  return {
    seed: source.seed,
    language,
    made,
    patient,
    conditions: conditions.map((condition) => ({ ...condition, label: conditionText(condition, language) })),
    medications: isTold(patient?.medications) ? source.medications : [],
    doses: isTold(patient?.medications) && content.details !== null ? source.doses : [],
    entries: content.details === null ? [] : source.entries,
    // If the report has no single entries, single questionnaire answers are left out too. [FHIR-11]
    responses: content.details === null ? [] : source.responses.filter(isOfDays(content.range.span)),
    dayValues:
      content.timeline?.fields.includes('signals') === true
        ? dayValuesIn(source.measures ?? [], content.range.span)
        : [],
    pdf: {
      title: source.title,
      size: pdf.length,
      sha1: createHash('sha1').update(pdf).digest('base64'),
    },
    words: words.fhir,
  }
}

/** The latest days last. [FHIR-13] */
const dayValuesIn = (
  measures: readonly MeasureSeries[],
  { from, to }: DaySpan,
): readonly ReportedDayValue[] =>
  measures.flatMap(({ measure, source, values }) =>
    [...values]
      .filter(([day]) => day >= from && day <= to)
      .sort(([one], [other]) => one - other)
      .map(([day, value]) => ({ measure, source, day, value })),
  )

/** By the local calendar of the person, as everything in the diary. [FHIR-11] */
const isOfDays =
  ({ from, to }: DaySpan) =>
  ({ when }: SharedResponse): boolean => {
    const day = dayNumberOf(when)
    return day >= from && day <= to
  }

const isTold = (list: readonly unknown[] | null | undefined): boolean => list !== null && list !== undefined
