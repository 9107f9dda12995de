import type { CallName } from '../calls.ts'
import { BULK_MAX_RECORDS } from '../records/calls.ts'
import type { DemoYear } from './demoYear.ts'

/** One call by the owner of the diary. */
export interface DemoStep {
  name: CallName
  body: object
}

/** All calls of the year, ordered so that references point to earlier ones. */
export function demoSteps(year: DemoYear): DemoStep[] {
  return [
    { name: 'sync/update-record', body: year.profile },
    { name: 'sync/add-new-section-fields', body: { section_fields: year.listItems } },
    ...year.conditions.map((body) => ({ name: 'sync/add-condition' as const, body })),
    ...year.medications.map((body) => ({ name: 'sync/add-medication' as const, body })),
    ...bulksOf([...year.records, ...year.reflections, ...year.doses]).map((records) => ({
      name: 'sync/create-records' as const,
      body: { records },
    })),
  ]
}

function bulksOf<One>(all: readonly One[]): One[][] {
  const bulks: One[][] = []
  for (let from = 0; from < all.length; from += BULK_MAX_RECORDS) {
    bulks.push(all.slice(from, from + BULK_MAX_RECORDS))
  }
  return bulks
}

/** The number of items accepted; throws if one was refused, because then the year is incomplete. */
export function countAcceptedItems({ name }: DemoStep, answer: Record<string, unknown>): number {
  const { items, result_code: code } = answer
  const results = Array.isArray(items) ? (items as { result_code?: unknown }[]) : []
  const refused = [{ result_code: code }, ...results].find((one) => one.result_code !== 0)
  if (refused !== undefined) throw new Error(`${name} did not take ${JSON.stringify(refused)}`)
  return Math.max(1, results.length)
}
