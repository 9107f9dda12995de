import { expect, test } from 'vitest'
import { pictureCsv } from './usePictureFiles.ts'

const TABLE = {
  heads: ['Day', 'Average', 'Note'],
  rows: [
    ['14 October', 4.4666, '=HYPERLINK("http://example.org")'],
    ['15 October', 0, null],
    ['+16', Number.NaN, 'a;b,"c"'],
  ],
}

test('[RES-12] a text that looks like a formula is text, a missing value is empty, and 0 is a number', () => {
  expect(pictureCsv(TABLE, '.')).toBe(
    [
      '\uFEFF"Day","Average","Note"',
      `"14 October",4.5,"'=HYPERLINK(""http://example.org"")"`,
      '"15 October",0,',
      `"'+16",,"a;b,""c"""`,
      '',
    ].join('\r\n'),
  )
})

test('[RES-12] where numbers have a decimal comma, cells are separated by semicolons', () => {
  expect(pictureCsv(TABLE, ',').split('\r\n')[1]).toBe(
    `"14 October";4,5;"'=HYPERLINK(""http://example.org"")"`,
  )
  expect(pictureCsv({ heads: ['a'], rows: [[-0.5]] }, ',')).toContain('\r\n-0,5\r\n')
})
