import { expect, test } from 'vitest'
import { parseSource } from '../source/parseSource.ts'
import { bareTypeNames } from './bareTypeNames.ts'

const faultsIn = (text: string) => bareTypeNames(parseSource({ path: 'domain/src/records/a.ts', text }))

test.each([
  'interface Asked { id: string }',
  'export type Told = string',
  'class Found {}',
  'function make(): void { type Given = string }',
  'export const told = 1',
  'export const KNOWN = 1',
  'export function found() {}',
])('[TOOL-25] a type or export that is named by a participle alone is refused: %s', (text) => {
  expect(faultsIn(`\n${text}`)).toEqual([{ line: 2, text: expect.stringContaining('says nothing') }])
})

test.each([
  'interface ReportRequest {}',
  'const Told = 1',
  'type FoundRecord = string',
  'function Asked() {}',
])('[TOOL-25] a noun and a private value are left alone: %s', (text) => {
  expect(faultsIn(text)).toEqual([])
})
