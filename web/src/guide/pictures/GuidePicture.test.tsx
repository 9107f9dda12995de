import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuidePicture } from './GuidePicture.tsx'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const CATEGORIES = (JSON.parse(read('content/guide/categories.json')) as { id: string }[]).map(({ id }) => id)

const articleOrders = (category: string): number[] => {
  const folder = `content/guide/articles/${category}`
  return readdirSync(join(ROOT, folder)).map((name) =>
    Number(/^order: (\d+)$/m.exec(read(join(folder, name)))?.[1]),
  )
}

const STYLES = 'web/src/guide/pictures/guidePicture.css'

/** More than any category has today. */
const NUMBERS = Array.from({ length: 12 }, (_, place) => place + 1)

const draw = (category: string, variant?: number): string =>
  renderToStaticMarkup(<GuidePicture category={category} {...(variant !== undefined && { variant })} />)

const coloursIn = (picture: string): string[] =>
  [...picture.matchAll(/ (?:fill|stroke|style)="([^"]*)"/g)].map(([, colour]) => colour!)

const namesIn = (styles: string): string[] => [...styles.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!)

test('[GUIDE-27] every category has a picture of its own, and an added one gets the bars', () => {
  const pictures = [...CATEGORIES, 'added-by-an-operator'].map((id) => draw(id))
  expect(CATEGORIES).toHaveLength(10)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('[GUIDE-27] a picture is decoration in a frame of 160 x 96', () => {
  for (const id of CATEGORIES) {
    expect(draw(id)).toMatch(/^<svg [^>]*viewBox="0 0 160 96"[^>]* aria-hidden="true">/)
    expect(draw(id)).not.toMatch(/<(?:text|title|image|a)\b/)
  }
})

test('[GUIDE-27] a picture has only colours of the theme, by name', () => {
  const own = read(STYLES)
  const known = new Set([...namesIn(read('web/src/ui/tokens.css')), ...namesIn(own)])
  const colours = CATEGORIES.flatMap((id) =>
    [0, 1, 2, 3, 4, 5].flatMap((variant) => coloursIn(draw(id, variant))),
  )
  const wrong = colours.filter(
    (colour) => colour !== 'none' && !known.has(/^var\((--[\w-]+)\)$/.exec(colour)?.[1] ?? ''),
  )
  expect(new Set(wrong)).toEqual(new Set())
  expect(own).not.toMatch(/#[\da-f]{3}|rgb|hsl|oklch/i)
})

test.each(CATEGORIES)('[GUIDE-28] no two articles of %s have the same picture', (id) => {
  const orders = articleOrders(id)
  expect(orders.length).toBeGreaterThan(3)
  expect(new Set(orders.map((order) => draw(id, order))).size).toBe(orders.length)
})

test('[GUIDE-28] articles that are added later have pictures of their own too', () => {
  for (const id of [...CATEGORIES, 'added-by-an-operator']) {
    const pictures = [0, ...NUMBERS].map((variant) => draw(id, variant))
    expect(new Set(pictures).size).toBe(pictures.length)
  }
})
