import type { SentOf } from '@reprieve/contract/calls.ts'
import { fieldsOf } from '@reprieve/contract/fields.ts'
import { filterSettings } from '@reprieve/contract/filters/filterWire.ts'
import { optionsToWire } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeToWire } from '@reprieve/contract/reports/rangeWire.ts'
import type { Criteria } from '@reprieve/domain/filters/filter.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalInstant } from '@reprieve/domain/time/instant.ts'
import { keepKnown, readKnown } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import type { ReportChoice } from './reportChoice.ts'

// A request is stored with the diary until the server has answered it: repeated under the same id after a lost
// response, or by a second tab, it is the same report and costs no second credit (D45).

type ReportRequest = SentOf<'reports/generate-report'>
type Body = Omit<ReportRequest, 'client_id'>

const ID = 'report_request'
const LOCK = 'reprieve-report'

export interface ReportRequestInput {
  choice: ReportChoice
  criteria: Criteria
  now: LocalInstant
  /** The person was informed that it costs a credit. */
  usesCredit: boolean
}

function bodyOf({ choice, criteria, now, usesCredit }: ReportRequestInput): Body {
  const { options, range, paper } = choice
  const filter = filterSettings({ criteria, range })
  return {
    options: optionsToWire(options),
    filter: Object.keys(filter).length === 0 ? null : filter,
    range: rangeToWire(range),
    paper,
    time_offset: now.offset,
    use_credit: usesCredit ? 1 : 0,
  }
}

/** The pending request, if it asks for the same on the same day; otherwise a new one. */
export function requestFor(diary: Diary, asked: ReportRequestInput): Promise<ReportRequest> {
  return alone(async () => {
    const [body, day] = [bodyOf(asked), dayNumberOf(asked.now)]
    const waiting = fieldsOf(await readKnown(diary, ID))
    const before = waiting['client_id']
    if (typeof before === 'string' && isSameRequest(waiting, body, day)) return { ...body, client_id: before }
    const client_id = crypto.randomUUID()
    await keepKnown(diary, ID, { client_id, body, day })
    return { ...body, client_id }
  })
}

/** Tomorrow "the last 30 days" are different. */
const isSameRequest = (waiting: Record<string, unknown>, body: Body, day: DayNumber): boolean =>
  waiting['day'] === day && sameJson(waiting['body'] ?? null, body)

/** The server has answered: the next request is another report. */
export function endRequest(diary: Diary, id: string): Promise<void> {
  return alone(async () => {
    if (fieldsOf(await readKnown(diary, ID))['client_id'] === id) await keepKnown(diary, ID, null)
  })
}

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
