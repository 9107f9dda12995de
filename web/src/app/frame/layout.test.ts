import { describe, expect, test } from 'vitest'
import { screenLayout } from './layout.ts'

describe('[D18] the frame around a screen', () => {
  test('a visitor and a locked device see no tabs, since none of them would open', () => {
    expect(screenLayout('menu', 'visitor', 'open')).toBe('page')
    expect(screenLayout('urgentHelp', 'locked', 'open')).toBe('page')
  })

  test('with a diary open the same screens have them', () => {
    expect(screenLayout('menu', 'not-registered', 'open')).toBe('diary')
    expect(screenLayout('urgentHelp', 'signed-in', 'open')).toBe('diary')
  })

  test('registering is a page of its own, also beside an anonymous diary', () => {
    expect(screenLayout('register', 'not-registered', 'open')).toBe('page')
  })

  test('[ROUTE-12] around terms that have to be accepted there is nothing of the diary', () => {
    expect(screenLayout('eulaOutdated', 'signed-in', 'open')).toBe('page')
  })

  test('an editor has its own head and foot, on a locked device too', () => {
    expect(screenLayout('recordCreate', 'locked', 'open-for-writing-only')).toBe('full')
    expect(screenLayout('recordQuick', 'locked', 'open-for-writing-only')).toBe('full')
    expect(screenLayout('flare', 'locked', 'open-for-writing-only')).toBe('full')
  })
})
