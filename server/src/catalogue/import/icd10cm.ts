import type { TermSource } from './term.ts'

/** Column positions in a line, as described in the order file. */
const CODE = [6, 13] as const
const BILLABLE = 14
const SHORT = [16, 76] as const
const LONG = 77

/** Diagnosis codes, one line each, with fixed columns. */
export const ICD10CM: TermSource = {
  kind: 'condition',
  files: [{ name: 'icd10cm_order_2027.txt', pattern: /^icd10cm[_-]order[_-](\d{4})\.txt$/i }],
  licence: `ICD-10-CM is published by the U.S. National Center for Health Statistics. As a work of the government of the
United States it is free of copyright there. It rests on ICD-10, whose copyright is the World Health Organization's:
outside of the United States ask whether you may use it.`,
  read: async function* ([lines], tally, { allCodes }) {
    for await (const line of lines!) {
      if (line.trim() === '') continue
      tally.lines += 1
      const code = line.slice(...CODE).trim()
      const name = line.slice(LONG).trim() || line.slice(...SHORT).trim()
      if (!/^[A-Z]\d[\dA-Z]{1,5}$/.test(code) || name === '' || !/[01]/.test(line[BILLABLE] ?? ''))
        tally.unreadable += 1
      else if (line[BILLABLE] === '0' || !(allCodes || isAboutPain(code))) tally.left += 1
      else yield { code: withPoint(code), name, synonyms: [withPoint(code)] }
    }
  },
}

const withPoint = (code: string): string => (code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code)

// With all 70,000 codes, a search for "pain in the knee" would list turkey bites.
const RANGES = [
  ['G43', 'G44'],
  ['G50', 'G64'],
  ['G89', 'G89'],
  ['K58', 'K58'],
  ['M00', 'M25'],
  ['M45', 'M54'],
  ['M60', 'M79'],
  ['N80', 'N80'],
  ['N94', 'N94'],
  ['R07', 'R07'],
  ['R10', 'R10'],
  ['R51', 'R52'],
] as const
const COMPLEX_REGIONAL_PAIN = 'G905'

function isAboutPain(code: string): boolean {
  const category = code.slice(0, 3)
  return (
    code.startsWith(COMPLEX_REGIONAL_PAIN) || RANGES.some(([from, to]) => from <= category && category <= to)
  )
}
