import { readBlocks } from '@reprieve/content/article.ts'
import { HOSTILE_MARKUP } from '@reprieve/contract/testing/hostileMarkup.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleText } from './ArticleText.tsx'

/** Every place of a text where an operator may write. */
const PLACES: Readonly<Record<string, (words: string) => string>> = {
  paragraph: (words) => `A ${words} b`,
  heading: (words) => `## ${words}`,
  list: (words) => `- ${words}\n- b`,
  exercise: (words) => `1. ${words}`,
  plan: (words) => `- [ ] ${words} {#a}`,
  bold: (words) => `**${words}**`,
  link: (words) => `[${words}](guide:opioids)`,
  target: (words) => `[a](${words})`,
  'target elsewhere': (words) => `[a](https://a.example/${words})`,
}

/** All elements that we render, without attributes that a text could have added. */
const OURS =
  /<\/?(?:p|h3|ul|ol|li|strong)>|<span class="link-host">|<\/span>|<a class="link" href="https:\/\/a\.example\/[^"<>\s]*" target="_blank" rel="noreferrer noopener">|<\/a>/g

test('[CONT-1, CONT-8, REL 1d] there are sixty, each another', () => {
  expect(new Set(HOSTILE_MARKUP).size).toBe(60)
})

test.each(Object.entries(PLACES))(
  '[CONT-1, CONT-8, REL 1d] sixty attempts to inject markup, in a %s',
  (_, placed) => {
    for (const words of HOSTILE_MARKUP) {
      const shown = renderToStaticMarkup(<ArticleText blocks={readBlocks(placed(words))} level={3} />)
      const left = shown.replaceAll(OURS, '')
      expect([words, left.includes('<')]).toEqual([words, false])
      expect(shown).not.toMatch(/href="(?!https:\/\/a\.example\/)/)
    }
  },
)
