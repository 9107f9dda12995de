import type { Role } from '@reprieve/charts/shapes.ts'

/** How a role looks on paper: also distinguished by shape, width and dash, and darker for higher values. [REP-45] */
export interface PaperInk {
  fill: string | null
  stroke: string | null
  weight: number
  dash: string | null
  isBold: boolean
}

const INK = '#171410'
const LIGHT = '#FFFDF9'

// The colours of the light theme: each is darker than the one before, so that the order is visible in grey.
const SEVERITY = [
  ['#EBEAE1', '#8A8772'],
  ['#E7E0C3', '#8D866B'],
  ['#E4D4A4', '#958658'],
  ['#E2C485', '#A08446'],
  ['#DFB065', '#AB7F31'],
  ['#DA9549', '#BB7828'],
  ['#D0753E', '#CA6F37'],
  ['#B65136', '#B65136'],
  ['#953639', '#953639'],
  ['#70253B', '#70253B'],
  ['#481A37', '#481A37'],
] as const
const SCORE = [
  ['#2B2556', '#2B2556'],
  ['#3B3C75', '#3B3C75'],
  ['#485692', '#485692'],
  ['#5674AB', '#5674AB'],
  ['#6B95C0', '#608AB5'],
  ['#80ACCC', '#618CAA'],
  ['#94C0D6', '#638DA2'],
  ['#A8D0DD', '#668C99'],
  ['#BBDCE3', '#6D8B92'],
  ['#CDE5E8', '#728C8F'],
  ['#E1ECED', '#728C8D'],
] as const
const FIRST_DARK = 7

const NONE: PaperInk = { fill: null, stroke: null, weight: 0, dash: null, isBold: false }

const INKS: Readonly<Record<string, PaperInk>> = {
  'average-line': { ...NONE, stroke: '#B65136', weight: 2.5 },
  'range-bar': { ...NONE, stroke: '#AB7F31', weight: 3.2 },
  'score-stem': { ...NONE, stroke: '#7F9DBA', weight: 2.5 },
  trend: { ...NONE, stroke: INK, weight: 2.5, dash: '2 7' },
  grid: { ...NONE, stroke: '#CFCCC2', weight: 1 },
  'axis-text': { ...NONE, fill: '#4A463E' },
  'plot-title': { ...NONE, fill: INK, isBold: true },
  bar: { ...NONE, fill: '#DA9549', stroke: '#BB7828', weight: 1.5 },
  'bar-text': { ...NONE, fill: INK, isBold: true },
  cell: { ...NONE, fill: '#FFFFFF', stroke: '#CFCCC2', weight: 1.5 },
  gap: { ...NONE, stroke: '#77746A', weight: 1.5, dash: '3 3' },
}

export function paperInk(role: Role): PaperInk {
  const known = INKS[role]
  if (known) return known
  const [, ramp, digits] = /^(sev|score|on-sev)-(\d+)$/u.exec(role) ?? []
  const step = Math.min(10, Number(digits))
  if (ramp === 'on-sev') return { ...NONE, fill: step < FIRST_DARK ? INK : LIGHT, isBold: true }
  const [fill, stroke] = (ramp === 'score' ? SCORE : SEVERITY)[step]!
  return { ...NONE, fill, stroke, weight: 1.5 }
}
