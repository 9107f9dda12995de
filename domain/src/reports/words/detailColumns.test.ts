import { expect, test } from 'vitest'
import { MARK } from '../../filters/columns/columns.ts'
import { aRecordOnDay, aReflectionOnDay } from '../../results/testing/aDiary.ts'
import { aReportContent, aReportLocale, EVERYTHING } from '../testing/aReport.ts'
import { printReport } from './printReport.ts'

const detailsOf = (...told: Parameters<typeof aReportContent>) =>
  printReport(aReportContent(...told), aReportLocale).sections.find(
    (section) => section.is === 'recordDetails',
  )!

const full = aRecordOnDay(6, {
  day: 2,
  length: 3_600,
  lists: {
    location: ['back'],
    symptom: ['tired'],
    character: ['dull'],
    aggravating_factor: ['stairs'],
    environment: ['home'],
    alleviating_factor: ['cold', 'bath'],
    medication: ['pill'],
  },
  marks: { cold: MARK.ineffective, bath: MARK.alleviating, pill: MARK.unmarked },
})

test('[REP-111] every chosen list is in a column, and the head says which mark is whose', () => {
  expect(detailsOf([full]).columns).toEqual([
    { is: 'when', head: 'timing\nduration', lists: [{ list: 'duration', mark: '' }] },
    { is: 'pain', head: 'severity\n0–10', lists: [] },
    { is: 'where', head: 'locations', lists: [{ list: 'location', mark: '' }] },
    {
      is: 'symptoms',
      head: 'symptoms\n–\u00A0characteristics',
      lists: [
        { list: 'symptom', mark: '' },
        { list: 'character', mark: '–\u00A0' },
      ],
    },
    {
      is: 'factors',
      head: 'aggravatingFactors\n–\u00A0environment',
      lists: [
        { list: 'aggravating', mark: '' },
        { list: 'environment', mark: '–\u00A0' },
      ],
    },
    {
      is: 'tried',
      head: 'medications, interventions',
      lists: [
        { list: 'alleviating', mark: 'criterionIs (entryHelped) ()' },
        { list: 'ineffective', mark: 'criterionIs (entryNoHelp) ()' },
        { list: 'effectNotRated', mark: 'criterionIs (entryNotRated) ()' },
      ],
    },
  ])
})

test('[REP-111] every value of a record is in one of the columns', () => {
  const { columns = [], entries } = detailsOf([full])
  const lists = columns.flatMap((column) => column.lists.map(({ list }) => list))
  expect(entries[0]?.rows.map(({ list }) => list).sort()).toEqual([...lists].sort())
})

test('[REP-111] what no record has, and what only reflections have, makes no column', () => {
  const reflection = aReflectionOnDay(4, { day: 1, lists: { meaningful_activities: ['walk'] } })
  const names = (...told: Parameters<typeof aReportContent>) =>
    detailsOf(...told).columns?.map(({ is }) => is)
  expect(names([reflection])).toEqual(['when'])
  expect(names([aRecordOnDay(3, { day: 1 }), reflection])).toEqual(['when', 'pain'])
  const fields = { ...EVERYTHING.fields, recordDetails: ['character'] as const }
  expect(detailsOf([full], {}, { ...EVERYTHING, fields }).columns?.at(-1)).toEqual({
    is: 'symptoms',
    head: 'characteristics',
    lists: [{ list: 'character', mark: '' }],
  })
})
