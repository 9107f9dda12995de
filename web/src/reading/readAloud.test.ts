import { readArticle } from '@reprieve/content/article.ts'
import { expect, test } from 'vitest'
import { makeReadAloud, spokenLines } from './readAloud.ts'

const FILE = '## One\n\nTwo **three** [four](guide:four).\n\n- five\n- six\n'

function aMouth() {
  const said: string[] = []
  const ends: (() => void)[] = []
  let hushed = 0
  const mouth = {
    say: (text: string, ended: () => void) => {
      said.push(text)
      ends.push(ended)
    },
    hush: () => {
      hushed += 1
    },
  }
  return { mouth, said, end: () => ends.shift()!(), hushed: () => hushed }
}

test('[GUIDE-17] every line is spoken once, in order, and the current block is known', () => {
  const { mouth, said, end } = aMouth()
  const { spoken, start } = makeReadAloud(mouth)
  const seen: (number | null)[] = []
  spoken.subscribe(() => seen.push(spoken.current()))
  start(spokenLines(readArticle(FILE).blocks))
  for (let line = 0; line < 4; line += 1) end()
  expect(said).toEqual(['One', 'Two three four.', 'five', 'six'])
  expect(seen).toEqual([0, 1, 2, null])
})

test('[GUIDE-17] stopping silences it, and a line that ends late starts nothing', () => {
  const { mouth, said, end, hushed } = aMouth()
  const { spoken, start, stop } = makeReadAloud(mouth)
  const lines = spokenLines(readArticle(FILE).blocks)
  start(lines)
  stop()
  expect([hushed(), spoken.current()]).toEqual([1, null])
  end()
  expect(said).toEqual(['One'])
  start(lines)
  expect(said).toEqual(['One', 'One'])
})
