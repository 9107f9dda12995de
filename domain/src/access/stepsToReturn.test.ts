import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stepsToReturn } from './stepsToReturn.ts'
import { ROUTE_NAMES } from './routes.ts'

test('[ROUTE-15] a record that was opened from a list leads back to the list, past its sections', () => {
  expect(stepsToReturn(['home', 'records', 'recordEdit'])).toBe(1)
  expect(stepsToReturn(['home', 'records', 'recordEdit', 'recordEdit', 'recordEdit'])).toBe(3)
})

test('[ROUTE-15] the reflection after a record leads back to where the record was opened', () => {
  expect(stepsToReturn(['home', 'calendar', 'recordCreate', 'recordCreate', 'reflectionCreate'])).toBe(3)
})

test('[ROUTE-15] a list that was edited for a record is not a place to return to', () => {
  expect(stepsToReturn(['assistant', 'recordEdit', 'listEdit', 'recordEdit'])).toBe(3)
})

test('[ROUTE-15] a record that began with the introduction, or by its address, leads home', () => {
  expect(stepsToReturn(['landing', 'intro', 'intro', 'recordCreate'])).toBeNull()
  expect(stepsToReturn(['recordEdit'])).toBeNull()
  expect(stepsToReturn([null, 'recordEdit'])).toBeNull()
})

test('[ROUTE-15] returning never leaves the tab, and never leads to an editor', () => {
  const route = fc.option(fc.constantFrom(...ROUTE_NAMES))
  fc.assert(
    fc.property(fc.array(route, { minLength: 1, maxLength: 12 }), (visited) => {
      const steps = stepsToReturn(visited)
      if (steps === null) return
      const place = visited[visited.length - 1 - steps]
      expect(steps).toBeGreaterThan(0)
      expect(place).not.toBeNull()
      expect(place).not.toMatch(/^(record|reflection)(Add|Edit|Create|Quick)$/)
    }),
  )
})
