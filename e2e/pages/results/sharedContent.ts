import type { Page } from '@playwright/test'

const DAY = 20_760
const value = (name: string, said: string) => ({ name, value: said, isStrong: false })
const figure = (label: string) => ({
  label,
  value: '4.0',
  outOf: 'of 10',
  change: null,
  lines: ['logged on 2 of 2 days'],
})
const body = {
  regions: [{ region: 'lower-back', count: 2, level: 4 }],
  views: { front: 'Front', back: 'Back' },
  sides: { left: 'L', right: 'R' },
  alt: 'Lower back 2',
}
const chart = {
  span: { from: DAY, to: DAY + 2 },
  points: [
    { from: DAY, to: DAY, mean: 5.5, high: 7, low: 4, score: 3 },
    { from: DAY + 2, to: DAY + 2, mean: 2, high: 2, low: 2, score: 8 },
  ],
  shows: { average: true, range: true, reflection: true },
  trend: null,
  scoreTrend: null,
  titles: { pain: '', reflection: 'Reflection per day' },
}
const links = { heads: ['Recorded', 'Difference', 'Days'], rows: [], more: null, none: 'Nothing so far' }
const legend = [{ mark: 'square', text: 'daily average' }]

const pageOne = {
  lang: 'en',
  head: { title: 'Pain report', who: ['Born 1968'], when: ['3 days'], productName: 'Reprieve', sample: null },
  summary: {
    short: { title: 'In short', sentences: [[{ text: 'Average pain was 4.0', isStrong: true }]] },
    figures: ['Average pain', 'Worst pain', 'Days at 7 or more', 'Average day'].map(figure),
    notCompared: null,
    days: { title: 'Pain by day', legend, alt: 'Two days', chart },
    lower: { ...links, title: 'Pain was lower with' },
    higher: { ...links, title: 'Pain was higher with' },
    noLinks: null,
    medicines: null,
    helped: null,
    where: { title: 'Where', rows: [{ name: 'Lower back', share: 1, count: '2' }], more: null, body },
    function: { title: 'Function', rows: [value('Usual length', '3 hours')] },
  },
  foot: { notes: ['All figures are self-reported.'], pageWords: ['Page ', ' of ', ''] },
}

const day = (date: number) => ({ date, severity: date % 11, isAhead: false, at: null, overlays: [0] })
const month = {
  title: 'November 2026',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  none: 'none',
  weeks: [[1, 2, 3, 4, 5, 6].map(day).concat({ ...day(7), severity: null as never, overlays: [] })],
  alt: 'Seven days',
}
const entry = (at: number) => ({
  is: at % 2 === 0 ? 'record' : 'reflection',
  when: `${at} November`,
  what: 'Pain Record',
  value: { text: `${at % 11} of 10`, step: at % 11 },
  rows: [value('Pain location', 'Lower back')],
  note: 'A note',
})

/** One of each section, as in a report; the values do not matter. */
const CONTENT = {
  v: 1,
  fileTitle: 'Reprieve',
  pageOne,
  sections: [
    {
      is: 'chartView',
      title: 'Chart View',
      charts: [
        {
          title: 'Location',
          sentence: 'Most often: Lower back.',
          bars: { rows: [{ label: 'Lower back', value: 2, valueText: '2 of 2' }], most: 2 },
          body,
          notes: ['Based on 100% of 2 records'],
        },
      ],
    },
    { is: 'calendarView', title: 'Calendar View', months: [month], overlays: ['Fatigue'] },
    { is: 'timelineView', title: 'Timeline View', sentence: 'About 4.', chart, legend },
    {
      is: 'patientProfile',
      title: 'Patient Profile',
      rows: [value('Name', 'Helen'), value('Name', 'Marsh')],
    },
    {
      is: 'filterSummary',
      title: 'Filter Summary',
      count: '2/2',
      criteria: ['Severity: 4 to 10'],
      none: null,
    },
    {
      is: 'recordDetails',
      title: 'Record Details',
      count: '22 records',
      cut: 'Shown here: the first 22 of 30.',
      entries: Array.from({ length: 22 }, (_, at) => entry(at)),
    },
  ],
}

/** Replaces the server's answer: creating a report with all sections takes half a minute. */
export async function simulateSharedReport(page: Page): Promise<void> {
  const told = { expires: Date.now() + 1_000_000, language: 'en', made: Date.now(), sections: [] }
  const json = { result_code: 0, result_msg: '', ...told, content: CONTENT, forms: ['pdf', 'json', 'csv'] }
  await page.route('**/share/open', (route) => route.fulfill({ json }))
}

const UUID = '7b0c2f0e-0a35-4a53-9b54-5b6f9d2c1a11'
const SECTIONS = ['pain_summary', 'patient_profile', 'filter_summary', 'pain_details']

/** A person with a report and two links to it. */
export async function simulateReportOwner(page: Page): Promise<void> {
  const now = Date.now()
  const report = {
    report_uuid: UUID,
    num: 1,
    state: 'ready',
    created: now,
    made: now,
    sections: SECTIONS,
    range: { dateRange: 'custom', date: '2026-10-14', date_end: '2026-11-12' },
    language: 'en',
    paper: 'a4',
    used_credit: 0,
    forms: ['pdf'],
  }
  const link = {
    link_id: UUID,
    report_uuid: UUID,
    created: now,
    expires: now + 1_000_000,
    revoked: null,
    state: 'waiting',
    sections: SECTIONS,
    range: null,
    openings: [],
  }
  const opened = Array.from({ length: 7 }, (_, at) => ({ at: now - at, what: 'page' }))
  const ended = { ...link, link_id: UUID.replace('7', '8'), state: 'ready', revoked: now, openings: opened }
  const told = {
    'list-user-reports': { reports: [report] },
    'list-share-links': { links: [link, ended] },
    'create-share-link': { share_token: 'A'.repeat(43), expires: now + 1_000_000, link_id: UUID },
  }
  for (const [call, body] of Object.entries(told)) {
    const json = { result_code: 0, result_msg: '', ...body }
    await page.route(`**/reports/${call}`, (route) => route.fulfill({ json }))
  }
}
