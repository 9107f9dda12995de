import { afterEach, expect, test, vi } from 'vitest'
import { getDefaultLocale } from './libraryLocale.ts'

afterEach(() => vi.unstubAllGlobals())

function onDevice(languages: readonly string[], appLanguage: string): void {
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('document', { documentElement: { lang: appLanguage } })
}

test('[SET-27] the component library writes in the language of the app and as the region of the device does', () => {
  onDevice(['ar-EG', 'en-GB'], 'en')
  expect(getDefaultLocale()).toEqual({ locale: 'en-GB', direction: 'ltr' })
  onDevice(['ar-EG', 'en-GB'], 'zh-Hans-CN')
  expect(getDefaultLocale()).toEqual({ locale: 'zh-Hans-CN', direction: 'ltr' })
})

test('[SET-27] it gets the same object until the language changes', () => {
  onDevice(['de-AT'], 'de')
  const before = getDefaultLocale()
  expect(getDefaultLocale()).toBe(before)
  onDevice(['de-AT'], 'fr')
  expect(getDefaultLocale()).not.toBe(before)
})
