import { expect, test } from 'vitest'
import { isDeleteWord } from './deleteWord.ts'

test('[ACC-18] deleting needs the word DELETE as it is', () => {
  expect(['DELETE', ' DELETE '].every(isDeleteWord)).toBe(true)
  const others = ['', 'delete', 'Delete', 'DELETE!', 'DELET', 'D E L E T E', 'LÖSCHEN', 'УДАЛИТЬ', '삭제']
  expect(others.filter(isDeleteWord)).toEqual([])
})
