import { expect, test } from 'vitest'
import { listedSections, sectionFrom } from './settingsSections.ts'

const LISTED = listedSections({ hasPainService: false })

test('[SET-10] the sections are in the order of the specification, our own after General and the device', () => {
  expect(LISTED).toEqual([
    'general',
    'record_sections',
    'notifications',
    'email',
    'hints',
    'privacy',
    'device',
    'lock',
    'language',
    'reminders',
    'theme',
  ])
})

test('[SET-15, D50] the Transitional Pain Service is listed if an institution enables it, after the hints', () => {
  const listed = listedSections({ hasPainService: true })
  expect(listed.indexOf('pain_service')).toBe(listed.indexOf('hints') + 1)
  expect(sectionFrom('pain_service', listed)).toBe('pain_service')
  expect(sectionFrom('pain_service', LISTED)).toBe(null)
})

test('[SET-10] an address opens the section that it names, and the list if it names none', () => {
  const said = ['privacy', 'theme', 'reminders', '', 'Privacy', 'toString', undefined, 7]
  expect(said.map((one) => sectionFrom(one, LISTED))).toEqual([
    'privacy',
    'theme',
    ...Array.from({ length: 6 }, () => null),
  ])
})
