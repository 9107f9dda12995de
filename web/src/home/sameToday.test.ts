import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test.each(['home/HomeGreeting.tsx', 'home/HomeScreen.tsx', 'reflections/useReflectionDayWords.ts'])(
  '[REF-19] %s uses the one function for the current day, and computes none itself',
  (path) => {
    expect(source(path)).toContain('diaryDayAt(')
    expect(source(path)).not.toMatch(/\b(dayOf|reflectionDay|afterNoonRule|new Date)\(/)
  },
)

test.each(['records/screenAfterSaving.ts', 'reflections/openReflection.ts'])(
  '[REF-19, REF-11] %s opens the reflection of the day that home names',
  (path) => {
    expect(source(path)).toContain('diaryDayAt(now).reflected')
  },
)
