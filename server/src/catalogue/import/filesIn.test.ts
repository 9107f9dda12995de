import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../../cannotStart.ts'
import { filesIn } from './filesIn.ts'
import { ICD10CM } from './icd10cm.ts'
import { RXNORM } from './rxnorm.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reprieve-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (...names: string[]) => names.forEach((name) => writeFileSync(join(folder, name), ''))

test('[CAT-7] of several years the newest is taken, however its name is written', () => {
  put('icd10cm_order_2025.txt', 'ICD10CM-order-2027.txt', 'icd10cm-order-2026.txt', 'icd10cm_codes_2028.txt')
  expect(filesIn(folder, ICD10CM.files)).toEqual([join(folder, 'ICD10CM-order-2027.txt')])
})

test('[CAT-7] a source of several files has each, in its own order', () => {
  put('RXNREL.RRF', 'RXNCONSO.RRF')
  const names = RXNORM.files.map(({ name }) => join(folder, name))
  expect(filesIn(folder, RXNORM.files)).toEqual(names)
})

test('[CAT-7] a folder that is named like the file is none, and that is told in a sentence', () => {
  mkdirSync(join(folder, 'icd10cm_order_2027.txt'))
  expect(() => filesIn(folder, ICD10CM.files)).toThrow(CannotStart)
  expect(() => filesIn(folder, ICD10CM.files)).toThrow('holds no file such as icd10cm_order_2027.txt.')
  put('icd10cm_order_2026.txt')
  expect(filesIn(folder, ICD10CM.files)).toEqual([join(folder, 'icd10cm_order_2026.txt')])
})
