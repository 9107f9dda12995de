import { expect, test } from 'vitest'
import { locationForRegion, type BodyLocation } from '../lists/locationRegions.ts'
import { pressRegion, regionsChosen } from './bodyRegions.ts'
import { emptyRecord, type PainRecord } from './painRecord.ts'

const place = (text: string, ...regions: string[]): BodyLocation => ({ id: `id of ${text}`, text, regions })
const named = (text: string) => ({ id: `id of ${text}`, text })

const PLACES = [
  place('Back', 'upper-back', 'lower-back'),
  place('Upper back', 'upper-back'),
  place('Lower back', 'lower-back'),
  place('Left arm', 'upper-arm-left', 'forearm-left'),
]

const recordWith = (...texts: string[]): PainRecord => ({
  ...emptyRecord({ at: Date.UTC(2026, 4, 10), offset: 0 }),
  location: texts.map(named),
})

const press = (record: PainRecord, region: string): string[] =>
  pressRegion(record, { region, places: PLACES }).location.map(({ text }) => text)

test('[REC-30, D31] a region is selected if any selected location covers it; a custom location without regions covers none', () => {
  expect(regionsChosen(recordWith('Lower back', 'Behind the eye'), PLACES)).toEqual(new Set(['lower-back']))
  expect(regionsChosen(recordWith('Back', 'Left arm'), PLACES)).toEqual(
    new Set(['upper-back', 'lower-back', 'upper-arm-left', 'forearm-left']),
  )
})

test('[REC-31] a region selects the location that covers the fewest other regions', () => {
  expect(locationForRegion('lower-back', PLACES)?.text).toBe('Lower back')
  expect(locationForRegion('forearm-left', PLACES)?.text).toBe('Left arm')
  expect(locationForRegion('tail', PLACES)).toBeNull()
})

test('[REC-31] of two that cover the same, the first of the list', () => {
  const both = [place('Pit of the stomach', 'abdomen'), place('Abdomen', 'abdomen')]
  expect(locationForRegion('abdomen', both)?.text).toBe('Pit of the stomach')
})

test('[REC-31] a press selects it after the existing ones, and nothing if no location covers it', () => {
  expect(press(recordWith('Head'), 'lower-back')).toEqual(['Head', 'Lower back'])
  expect(press(recordWith('Upper back'), 'lower-back')).toEqual(['Upper back', 'Lower back'])
  expect(press(recordWith('Head'), 'tail')).toEqual(['Head'])
})

test('[REC-32] a press on a selected region clears it, by whichever locations it was selected', () => {
  expect(press(recordWith('Lower back', 'Head'), 'lower-back')).toEqual(['Head'])
  expect(press(recordWith('Back', 'Head'), 'lower-back')).toEqual(['Head'])
  expect(press(recordWith('Back', 'Lower back', 'Upper back'), 'lower-back')).toEqual(['Upper back'])
})

const own = (text: string, ...regions: string[]): BodyLocation => ({
  ...place(text, ...regions),
  isOwn: true,
})

test('[PLACE-7, REC-31] an own location is chosen by its region if it covers the fewest, behind a built-in one', () => {
  const places = [
    own('Left side of head', 'head'),
    place('Head', 'head'),
    own('Whole back', 'upper-back', 'lower-back'),
  ]
  expect(locationForRegion('head', places)?.text).toBe('Head')
  expect(locationForRegion('lower-back', places)?.text).toBe('Whole back')
  const [shin] = [own('Shin', 'lower-leg-left')]
  expect(locationForRegion('lower-leg-left', [place('Left leg', 'thigh-left', 'lower-leg-left'), shin])).toBe(
    shin,
  )
})

test('[PLACE-7, REC-30, REC-32] it is drawn, and a press on its region takes it off', () => {
  const places = [place('Head', 'head'), own('Left side of head', 'head')]
  const record = recordWith('Left side of head')
  expect(regionsChosen(record, places)).toEqual(new Set(['head']))
  expect(pressRegion(record, { region: 'head', places }).location).toEqual([])
})
