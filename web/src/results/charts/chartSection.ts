import { CHART_CATEGORIES, type ChartCategory } from '@reprieve/domain/results/charts/chartCategory.ts'

/** A chart that can be expanded; the others show their first rows. */
export type ChartSection = ChartCategory | 'body'

/** From the address; an unknown name counts as none. [RES-59] */
export const parseChartSection = (said: string | undefined): ChartSection | null =>
  said === 'body' ? said : (CHART_CATEGORIES.find((category) => category === said) ?? null)

/** DESIGN 6. */
const MOST_ROWS = 8

/** The first of many rows, or all of them. [RES-59] */
export const firstRows = <Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] =>
  isWhole || !hasMoreRows(rows.length) ? rows : rows.slice(0, MOST_ROWS)

export const hasMoreRows = (count: number): boolean => count > MOST_ROWS
