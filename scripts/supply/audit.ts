import { readFields } from './readFields.ts'

/** The result of `npm audit --json`. */
export interface Verdict {
  isClean: boolean
  sentence: string
}

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const
const GRAVE = new Set<unknown>(['critical', 'high'])

/**
 * An audit without an answer is a failure: many mirrors serve packages but no advisories, and an empty answer must
 * not look like "nothing known". The message repeats only the status of the answer, never the address. [TOOL-13]
 */
export function judgeAudit(output: string): Verdict {
  const told = readFields(output)
  const counts = SEVERITIES.map(
    (severity) => readFields(readFields(told['metadata'])['vulnerabilities'])[severity],
  )
  if (!counts.every((count) => typeof count === 'number')) return unanswered(told['statusCode'])
  const grave = Object.entries(readFields(told['vulnerabilities']))
    .filter(([, about]) => GRAVE.has(readFields(about)['severity']))
    .map(([name]) => name)
  const sum = SEVERITIES.map((severity, place) => `${counts[place]} ${severity}`).join(', ')
  return {
    isClean: grave.length === 0,
    sentence: grave.length === 0 ? sum : `${sum}: ${grave.sort().join(', ')}`,
  }
}

function unanswered(status: unknown): Verdict {
  const why = typeof status === 'number' ? ` (HTTP ${status})` : ''
  return {
    isClean: false,
    sentence: `NOT DONE: the registry gave no answer about known weaknesses${why}. Run it where "npm audit" works.`,
  }
}
