import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { toFields } from '@reprieve/contract/fields.ts'
import { SECTION_NAMES } from '@reprieve/contract/reports/optionsWire.ts'
import { rangeToWire } from '@reprieve/contract/reports/rangeWire.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { Section } from '@reprieve/domain/reports/reportOptions.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { dayFrom } from '@reprieve/domain/time/typedTime.ts'
import type { Ask } from '../../api/ask.ts'
import { spanText } from '../../filters/panel/rangeText.ts'
import { parseTypedRange, type TypedDays } from '../../filters/panel/typedRange.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { storeServerCopy, readServerCopy } from '../../local/serverCopies.ts'
import { useFormatTag, useText } from '../../text/useText.tsx'
import { Checkbox } from '../../ui/controls/Checkbox.tsx'
import { Segmented } from '../../ui/controls/Segmented.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import type { ListedReport } from '../reportList.ts'
import { fetchLinks } from './linkList.ts'

/** The offered lifetimes of a link in days. The server accepts any from 1 to 365. [SHARE-3] */
const LINK_DAYS = [1, 7, 14, 30, 90] as const
const USUAL_LINK_DAYS = 14

export interface LinkRequest {
  report: Pick<ListedReport, 'uuid' | 'sections'>
  sections: readonly Section[]
  /** Null: all days of the report. */
  span: DaySpan | null
  days: number
}

export type MakeLinkOutcome =
  | { is: 'made'; address: string; expires: number }
  | { is: 'away' | 'not-yours' | 'waiting' }
  | { is: 'refused'; message: string }

interface Means {
  diary: Diary
  ask: Ask
  /** Where the page of a shared report is served. */
  origin: string
}

type ShareLinkRequest = SentOf<'reports/create-share-link'>

const ID = 'share_request'

/**
 * The token is sent once and stored nowhere: it is in the address after the #, which is not sent to any server.
 * [SHARE-1]
 */
export async function makeLink({ diary, ask, origin }: Means, wanted: LinkRequest): Promise<MakeLinkOutcome> {
  const request = await requestFor(diary, wanted)
  const answer = await ask('reports/create-share-link', request)
  // Lost: a repeated request returns the same link.
  if (!answer.reached) return { is: 'away' }
  const { code, message, body } = answer
  if (LAST_WORDS.includes(code)) await storeServerCopy(diary, ID, null)
  const { share_token: token, expires } = body
  if (code === RESULT.ok && typeof token === 'string' && typeof expires === 'number') {
    await fetchLinks(diary, ask)
    return { is: 'made', address: `${origin}/share#${token}`, expires }
  }
  if (code === RESULT.reportDenied) return { is: 'not-yours' }
  return code === RESULT.reportWaiting ? { is: 'waiting' } : { is: 'refused', message }
}

const LAST_WORDS: readonly number[] = [RESULT.ok, RESULT.malformed, RESULT.reportDenied]

/**
 * Never more than the report contains, and sent only if it is less: an equal link uses the report's files. [SHARE-7]
 */
function bodyOf({ report, sections, span, days }: LinkRequest): Omit<ShareLinkRequest, 'client_id'> {
  const isLess = sections.length < report.sections.length
  const range = span && rangeToWire({ is: 'custom', from: localDay(span.from), to: localDay(span.to) })
  return {
    report_uuid: report.uuid,
    days,
    ...(isLess && { sections: sections.map((section) => SECTION_NAMES[section]) }),
    ...(range !== null && { range }),
  }
}

/** Stored with the diary until it is answered: repeated under the same id it creates no second link. [SHARE-4] */
async function requestFor(diary: Diary, wanted: LinkRequest): Promise<ShareLinkRequest> {
  const body = bodyOf(wanted)
  const waiting = toFields(await readServerCopy(diary, ID))
  const before = waiting['client_id']
  if (typeof before === 'string' && sameJson(waiting['body'] ?? null, body)) {
    return { ...body, client_id: before }
  }
  const client_id = crypto.randomUUID()
  await storeServerCopy(diary, ID, { client_id, body })
  return { ...body, client_id }
}

/** The choices for a link, as typed. */
interface LinkChoice {
  sections: readonly Section[]
  isAllDays: boolean
  typed: TypedDays
  days: number
}

export type ChoiceFault = 'sections' | 'from' | 'to' | 'order' | 'outside'

/** By default the whole report; the user can choose less. */
export const defaultLinkChoice = ({ sections, span }: ListedReport): LinkChoice => ({
  sections,
  isAllDays: true,
  typed: span === null ? { from: '', to: '' } : { from: localDay(span.from), to: localDay(span.to) },
  days: USUAL_LINK_DAYS,
})

type LinkChoiceResult = { is: 'wanted'; link: LinkRequest } | { is: 'fault'; at: ChoiceFault }

/** Never more than the report contains, which is what was seen and paid for. [SHARE-7] */
export function checkLinkChoice(choice: LinkChoice, report: ListedReport): LinkChoiceResult {
  const sections = report.sections.filter((section) => choice.sections.includes(section))
  if (sections.length === 0) return { is: 'fault', at: 'sections' }
  const told = { report, sections, days: choice.days }
  if (choice.isAllDays) return { is: 'wanted', link: { ...told, span: null } }
  const read = parseTypedRange(choice.typed)
  if (read.is === 'fault') return read
  if (read.range.is !== 'custom') return { is: 'fault', at: 'from' }
  const span = { from: dayNumber(read.range.from), to: dayNumber(read.range.to) }
  if (report.span !== null && !isWithin(span, report.span)) return { is: 'fault', at: 'outside' }
  const isAll = report.span?.from === span.from && report.span.to === span.to
  return { is: 'wanted', link: { ...told, span: isAll ? null : span } }
}

/** Questionnaire answers are only in the file of the whole report: a smaller link contains none. [FHIR-11] */
export function includesAnswers(choice: LinkChoice, report: ListedReport): boolean {
  const wanted = checkLinkChoice(choice, report)
  if (wanted.is === 'fault' || wanted.link.span !== null) return false
  const { sections } = wanted.link
  return sections.length === report.sections.length && sections.includes('recordDetails')
}

const isWithin = (span: DaySpan, { from, to }: DaySpan): boolean => span.from >= from && span.to <= to

interface FieldProps {
  choice: LinkChoice
  onChange: (next: Partial<LinkChoice>) => void
}

interface CheckedProps extends FieldProps {
  fault: ChoiceFault | null
}

export function LinkSections({ report, choice, fault, onChange }: CheckedProps & { report: ListedReport }) {
  const text = useText('share')
  const reports = useText('reports')
  const { sections } = choice
  return (
    <fieldset>
      <legend className="field-label">{text('whatToShare')}</legend>
      {report.sections.map((section, at) => (
        <Checkbox
          key={section}
          label={reports(section)}
          isChecked={sections.includes(section)}
          error={fault === 'sections' && at === report.sections.length - 1 ? text('sectionNeeded') : null}
          onChange={(isChecked) =>
            onChange({
              sections: isChecked ? [...sections, section] : sections.filter((one) => one !== section),
            })
          }
        />
      ))}
    </fieldset>
  )
}

const ENDS = [
  { end: 'from', label: 'firstDay' },
  { end: 'to', label: 'lastDay' },
] as const

export function LinkDays({ span, choice, fault, onChange }: CheckedProps & { span: DaySpan }) {
  const text = useText('share')
  const filters = useText('filters')
  const common = useText('common')
  const range = spanText(span, useFormatTag(), 'short')
  const { isAllDays, typed } = choice
  const problemOf = (end: 'from' | 'to'): string | null => {
    if (end === 'to' && fault === 'order') return common('dateRangeError')
    if (end === 'to' && fault === 'outside') return text('daysOutside', { range })
    return fault === end ? filters('notADate') : null
  }
  return (
    <>
      <Segmented
        label={text('whichDays')}
        segments={[
          { value: 'all', label: text('allDays') },
          { value: 'some', label: text('someDays') },
        ]}
        value={isAllDays ? 'all' : 'some'}
        onChange={(chosen) => onChange({ isAllDays: chosen === 'all' })}
      />
      {!isAllDays && (
        <div className="link-days">
          {ENDS.map(({ end, label }) => (
            <DayField
              key={end}
              label={filters(label)}
              value={typed[end]}
              error={problemOf(end)}
              read={dayFrom}
              latest={localDay(span.to)}
              pickLabel={filters('pickDay', { what: filters(label) })}
              onChange={(day) => onChange({ typed: { ...typed, [end]: day } })}
            />
          ))}
        </div>
      )}
    </>
  )
}

export function LinkLifetime({ choice, onChange }: FieldProps) {
  const text = useText('share')
  return (
    <Segmented
      label={text('howLong')}
      segments={LINK_DAYS.map((count) => ({ value: String(count), label: text('daysCount', { count }) }))}
      value={String(choice.days)}
      onChange={(days) => onChange({ days: Number(days) })}
    />
  )
}
