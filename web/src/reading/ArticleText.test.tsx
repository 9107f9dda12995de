import { readArticle } from '@reprieve/content/article.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleText } from './ArticleText.tsx'

const shownAs = (file: string, how: Partial<Parameters<typeof ArticleText>[0]> = {}): string =>
  renderToStaticMarkup(<ArticleText blocks={readArticle(file).blocks} level={3} {...how} />)

test('[CONT-1] headings, paragraphs, lists and bold words are shown as such', () => {
  expect(shownAs('## One\n\nA **b**.\n\n- c\n- d\n\n1. e\n2. f\n')).toBe(
    '<h3>One</h3><p>A <strong>b</strong>.</p><ul><li>c</li><li>d</li></ul><ol><li>e</li><li>f</li></ol>',
  )
  expect(shownAs('## One', { level: 2 })).toBe('<h2>One</h2>')
})

test('[CONT-1] markup in a text is shown as the text it is', () => {
  expect(shownAs('<img src=x onerror=alert(1)> **<b>**')).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; <strong>&lt;b&gt;</strong></p>',
  )
})

test('[CONT-2] the caller decides how text is rendered, bold text too', () => {
  const renderText = (text: string) => <i>{text}</i>
  expect(shownAs('Call **112**', { renderText })).toBe('<p><i>Call </i><strong><i>112</i></strong></p>')
})

test('[CONT-8] a third-level heading is one below, and each has an id if the caller gives one', () => {
  expect(shownAs('## One\n\n### Two')).toBe('<h3>One</h3><h4>Two</h4>')
  expect(shownAs('### Two', { level: 2, anchorOf: (heading) => heading.toLowerCase() })).toBe(
    '<h3 id="two" tabindex="-1">Two</h3>',
  )
})

test('[CONT-8] a link within the guide is rendered by the caller, otherwise as its text', () => {
  expect(shownAs('See [Pacing](guide:pacing).')).toBe('<p>See Pacing.</p>')
  const shown = shownAs('See [Pacing](guide:pacing).', {
    renderLink: ({ to, id }, text) => <a href={`/${to}/${id}`}>{text}</a>,
  })
  expect(shown).toBe('<p>See <a href="/guide/pacing">Pacing</a>.</p>')
})

test('[CONT-8] an external link opens in a new tab, sends no referrer, and shows its host', () => {
  expect(shownAs('[WHO](https://www.who.int/pain)')).toBe(
    '<p><a class="link" href="https://www.who.int/pain" target="_blank" rel="noreferrer noopener">WHO</a>' +
      '<span class="link-host"> (www.who.int)</span></p>',
  )
  expect(shownAs('[x](javascript:alert)')).toBe('<p>[x](javascript:alert)</p>')
})

test('[CONT-8] prompts are a list, or what the caller renders', () => {
  const file = '- [ ] One {#one}\n- [ ] Two\n'
  expect(shownAs(file)).toBe('<ul><li>One</li><li>Two</li></ul>')
  const ids = shownAs(file, { renderChecklist: (items) => items.map(({ id }) => id ?? '-').join() })
  expect(ids).toBe('one,-')
})
