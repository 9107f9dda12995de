import { CATALOGUE_CONDITIONS } from '@reprieve/content/conditions.ts'
import { expect, test } from 'vitest'
import { conditionShape } from './ConditionIcon.tsx'

test('[COND-1] entries of one catalogue group have the same drawing, and those of another group another one', () => {
  const shapes = new Map<string, Set<string>>()
  for (const { group, icon } of CATALOGUE_CONDITIONS)
    shapes.set(group, new Set([...(shapes.get(group) ?? []), conditionShape(icon)]))
  const drawn = [...shapes.values()].map((found) => [...found])
  expect(drawn.every((found) => found.length === 1)).toBe(true)
  expect(new Set(drawn.flat()).size).toBe(12)
})

test('[COND-1] a typed condition, or one of another app, has the general drawing', () => {
  expect([conditionShape(null), conditionShape('never-seen')]).toEqual(['other', 'other'])
})
