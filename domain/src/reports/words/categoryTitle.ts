import type { ChartCategory } from '../../results/charts/chartCategory.ts'
import type { ReportFormatter } from './reportFormatter.ts'

const TITLES = {
  location: 'locations',
  symptom: 'symptoms',
  character: 'characteristics',
  alleviating: 'alleviatingFactors',
  ineffective: 'ineffectiveFactors',
  aggravating: 'aggravatingFactors',
  environment: 'environment',
} as const

export const categoryTitle = (
  category: ChartCategory,
  { say: { records, reflections } }: Pick<ReportFormatter, 'say'>,
): string =>
  category === 'meaningful_activities' ? reflections('meaningfulActivities') : records(TITLES[category])
