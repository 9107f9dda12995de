import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { NOT_REACHED, type Answer, type Ask } from '../../api/ask.ts'
import { makeStayLoggedInChoice, sendStayLoggedIn } from './StayLoggedInBox.tsx'

const OK: Answer = { reached: true, code: RESULT.ok, message: '', body: {} }

function aShelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

function asking(answer: Answer) {
  const asked: unknown[] = []
  const ask: Ask = (name, body) => {
    asked.push([name, body])
    return Promise.resolve(answer)
  }
  return { ask, asked }
}

test('[ACC-45] a ticked box is sent once, and is still ticked after a provider login', async () => {
  const shelf = aShelf()
  makeStayLoggedInChoice(() => shelf).tick(true)
  const wish = makeStayLoggedInChoice(() => shelf)
  const { ask, asked } = asking(OK)
  expect(await sendStayLoggedIn(ask, wish)).toBe(true)
  expect(await sendStayLoggedIn(ask, wish)).toBe(true)
  expect(asked).toEqual([['user/set-values', { values: { disable_idle_timer: true } }]])
  expect(wish.isTicked()).toBe(false)
})

test('[ACC-45] an unticked box changes nothing, also if it was ticked before', async () => {
  const wish = makeStayLoggedInChoice(aShelf)
  wish.tick(true)
  wish.tick(false)
  const { ask, asked } = asking(OK)
  expect(await sendStayLoggedIn(ask, wish)).toBe(true)
  expect(asked).toEqual([])
})

test('[ACC-45] a failed request is known, so that the person can be informed', async () => {
  for (const answer of [NOT_REACHED, { ...OK, code: RESULT.overloaded }]) {
    const shelf = aShelf()
    const wish = makeStayLoggedInChoice(() => shelf)
    wish.tick(true)
    expect(await sendStayLoggedIn(asking(answer).ask, wish)).toBe(false)
  }
})

test('[ACC-45] if the browser forbids storage the box lasts as long as the page', () => {
  const wish = makeStayLoggedInChoice(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(wish.isTicked()).toBe(false)
  wish.tick(true)
  expect(wish.isTicked()).toBe(true)
})
