import { describe, expect, test } from 'vitest'
import { layoutOf } from './layoutOf.ts'

describe('[D18] what stands around a screen', () => {
  test('a visitor and a locked device see no tabs, since none of them would open', () => {
    expect(layoutOf('menu', 'visitor', 'open')).toBe('page')
    expect(layoutOf('urgentHelp', 'locked', 'open')).toBe('page')
  })

  test('with a diary open the same screens have them', () => {
    expect(layoutOf('menu', 'not-registered', 'open')).toBe('diary')
    expect(layoutOf('urgentHelp', 'signed-in', 'open')).toBe('diary')
  })

  test('registering is a page of its own, also beside an anonymous diary', () => {
    expect(layoutOf('register', 'not-registered', 'open')).toBe('page')
  })

  test('[ROUTE-12] around terms that have to be accepted there is nothing of the diary', () => {
    expect(layoutOf('eulaOutdated', 'signed-in', 'open')).toBe('page')
  })

  test('an editor has its own head and foot, on a locked device too', () => {
    expect(layoutOf('recordCreate', 'locked', 'open-for-writing-only')).toBe('full')
    expect(layoutOf('recordQuick', 'locked', 'open-for-writing-only')).toBe('full')
  })
})
