import type { FieldOf, Section } from '@reprieve/domain/reports/reportOptions.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useMemo } from 'react'
import { useText } from '../settings/words.tsx'

export interface FieldWords {
  reports: Text<'reports'>
  account: Text<'account'>
  records: Text<'records'>
  reflections: Text<'reflections'>
  results: Text<'results'>
}

/** The names that the editors use for the same fields. */
const NAMES: Readonly<Record<FieldOf<Section>, (words: FieldWords) => string>> = {
  changeValues: ({ reports }) => reports('changeValues'),
  name: ({ reports }) => reports('fieldName'),
  gender: ({ account }) => account('gender'),
  birthDate: ({ account }) => account('birthDate'),
  weight: ({ account }) => account('weight'),
  height: ({ account }) => account('height'),
  conditions: ({ reports }) => reports('fieldConditions'),
  medications: ({ records }) => records('medications'),
  location: ({ records }) => records('locations'),
  symptom: ({ records }) => records('symptoms'),
  character: ({ records }) => records('characteristics'),
  alleviating: ({ records }) => records('alleviatingFactors'),
  ineffective: ({ records }) => records('ineffectiveFactors'),
  aggravating: ({ records }) => records('aggravatingFactors'),
  environment: ({ records }) => records('environment'),
  meaningful_activities: ({ reflections }) => reflections('meaningfulActivities'),
  severity: ({ records }) => records('severity'),
  notes: ({ records }) => records('notes'),
  reflectionScore: ({ results }) => results('dailyReflectionScore'),
  reflectionNotes: ({ reports }) => reports('fieldReflectionNotes'),
}

export const fieldText = (field: FieldOf<Section>, words: FieldWords): string => NAMES[field](words)

export function useFieldWords(): FieldWords {
  const reports = useText('reports')
  const account = useText('account')
  const records = useText('records')
  const reflections = useText('reflections')
  const results = useText('results')
  return useMemo(
    () => ({ reports, account, records, reflections, results }),
    [reports, account, records, reflections, results],
  )
}
