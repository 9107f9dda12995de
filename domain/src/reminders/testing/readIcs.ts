import { DAY_MS } from '../../time/instant.ts'

// A small reader of calendar files, written from RFC 5545 and not from our writer.

export interface IcsEvent {
  uid: string
  /** As if it were UTC. */
  start: number
  rule: ReadonlyMap<string, string>
  lines: ReadonlyMap<string, string>
}

export function readIcs(file: string): IcsEvent[] {
  if (!file.endsWith('\r\n')) throw new Error('the last line has no end')
  const lines = file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  if (lines.some((line) => /[\r\n]/.test(line))) throw new Error('a line ends otherwise')
  const events: IcsEvent[] = []
  const open: string[] = []
  let told = new Map<string, string>()
  for (const line of lines) {
    const [name, value] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]
    if (name === 'BEGIN') open.push(value)
    else if (name === 'END' && open.pop() !== value) throw new Error(`${value} was not open`)
    if (line === 'BEGIN:VEVENT') told = new Map()
    else if (line === 'END:VEVENT') events.push(eventOf(told))
    else if (open.at(-1) === 'VEVENT') told.set(name, value)
  }
  if (open.length > 0) throw new Error(`${open.at(-1)} has no end`)
  return events
}

export const unescapeIcsText = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

function eventOf(lines: ReadonlyMap<string, string>): IcsEvent {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/.exec(lines.get('DTSTART')!)!
  const [year, month, day, hour, minute, second] = parts.map(Number)
  const start = Date.UTC(year!, month! - 1, day, hour, minute, second)
  const rule = new Map(
    lines
      .get('RRULE')!
      .split(';')
      .map((part) => part.split('=') as [string, string]),
  )
  return { uid: lines.get('UID')!, start, rule, lines }
}

/** Its times until the end of a day, as if in UTC: tests every day against the rule. */
export function expandIcsEvent({ start, rule }: IcsEvent, until: number): number[] {
  const times: number[] = []
  for (let at = start; at <= until; at += DAY_MS) if (fits(at, start, rule)) times.push(at)
  return times
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

function fits(at: number, start: number, rule: ReadonlyMap<string, string>): boolean {
  const [now, then] = [new Date(at), new Date(start)]
  const every = Number(rule.get('INTERVAL') ?? 1)
  switch (rule.get('FREQ')) {
    case 'DAILY':
      return ((at - start) / DAY_MS) % every === 0
    case 'WEEKLY': {
      if (rule.get('WKST') !== 'MO') throw new Error('weeks begin on Monday')
      const monday = (date: Date): number => date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS
      const weeks = (monday(now) - monday(then)) / (7 * DAY_MS)
      return weeks % every === 0 && rule.get('BYDAY')!.split(',').includes(WEEKDAYS[now.getUTCDay()]!)
    }
    case 'MONTHLY': {
      const months =
        (now.getUTCFullYear() - then.getUTCFullYear()) * 12 + now.getUTCMonth() - then.getUTCMonth()
      return months % every === 0 && monthDays(now, rule).includes(now.getUTCDate())
    }
    default:
      throw new Error(`no such rule: ${rule.get('FREQ')}`)
  }
}

/** The days of this month in the rule; those that the month lacks are skipped. */
function monthDays(now: Date, rule: ReadonlyMap<string, string>): number[] {
  const length = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate()
  const days = rule
    .get('BYMONTHDAY')!
    .split(',')
    .map(Number)
    .map((day) => (day < 0 ? length + 1 + day : day))
    .filter((day) => day <= length)
    .toSorted((one, other) => one - other)
  return rule.get('BYSETPOS') === '-1' ? days.slice(-1) : days
}
