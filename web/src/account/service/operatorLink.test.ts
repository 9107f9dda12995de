import { expect, test } from 'vitest'
import { operatorPageUrl } from './OperatorLink.tsx'

const at = (eula: string) => operatorPageUrl({ links: { eula } }, 'eula', 'zh-rCN')

test('[D27] the language code is appended to the page of the operator', () => {
  expect(at('https://example.org/eula/')).toBe('https://example.org/eula/zh-rCN')
  expect(at('https://example.org/eula')).toBe('https://example.org/eula/zh-rCN')
  expect(at('https://example.org/eula?lang=')).toBe('https://example.org/eula?lang=zh-rCN')
})

test('[D27] without a page of the operator the text is ours', () => {
  expect(operatorPageUrl({ links: { eula: 'https://example.org/' } }, 'privacy', 'en')).toBe(null)
})

test('[D27, ACC-39] a contact page gets the language, a mail address does not', () => {
  const contact = (link: string) => operatorPageUrl({ links: { contact: link } }, 'contact', 'ko')
  expect(contact('https://example.org/contact')).toBe('https://example.org/contact/ko')
  expect(contact('mailto:help@example.org')).toBe('mailto:help@example.org')
})
