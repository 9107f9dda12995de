import { expect, test } from 'vitest'
import { parseSource } from '../source/parseSource.ts'
import { repeatedExports } from './repeatedExports.ts'

const faultsIn = (...files: [path: string, text: string][]) =>
  repeatedExports(files.map(([path, text]) => parseSource({ path, text })))

test('[TOOL-29] a name that two files of one package export is refused', () => {
  expect(
    faultsIn(
      ['web/src/records/a.ts', 'export const dayText = 1'],
      ['web/src/home/b.ts', '\nexport function dayText() {}'],
    ),
  ).toEqual([
    {
      path: 'web/src/home/b.ts',
      line: 2,
      text: 'dayText is exported by web/src/records/a.ts too: give one of them a name of its own',
    },
  ])
})

test.each([
  ['another package', 'server/src/home/b.ts', 'export const dayText = 2'],
  ['a private name', 'web/src/home/b.ts', 'const dayText = 2\nvoid dayText'],
  ['a test', 'web/src/home/b.test.ts', 'export const dayText = 2'],
  ['the same name passed on', 'web/src/home/b.ts', "export { dayText } from '../records/a.ts'"],
])('[TOOL-29] %s may use it again', (_, path, text) => {
  expect(faultsIn(['web/src/records/a.ts', 'export const dayText = 1'], [path, text])).toEqual([])
})
