import { CHART_CATEGORIES, type ChartCategory } from '@reprieve/domain/results/charts/chartCategory.ts'

/** What of the charts is shown whole; the others have their first rows. */
export type ChartSection = ChartCategory | 'body'

/** As the address says it; what names none is as if it had not been said. [RES-59] */
export const chartSection = (said: string | undefined): ChartSection | null =>
  said === 'body' ? said : (CHART_CATEGORIES.find((category) => category === said) ?? null)

/** DESIGN 6. */
const MOST_ROWS = 8

/** The first of many, or all of them. [RES-59] */
export const firstRows = <Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] =>
  isWhole || !isLong(rows.length) ? rows : rows.slice(0, MOST_ROWS)

export const isLong = (count: number): boolean => count > MOST_ROWS
