import { describe, expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  settingsAfterRestart,
  answerPrivacy,
  isReportingOn,
  resolveLanguage,
  maySendReport,
  togglePrivacySwitch,
  type Settings,
} from './settings.ts'

const ENDPOINT = 'https://reports.example'
const sends = (settings: Settings, endpoint: string | null = ENDPOINT): boolean[] => [
  maySendReport(settings, 'reportUsage', endpoint),
  maySendReport(settings, 'reportCrash', endpoint),
]
const yes = { reportUsage: true, reportCrash: true }

test('[SET-7] a new device has the defaults of the specification', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    language: 'default',
    theme: { choice: null, dimmed: false },
    darkThemeIntroduced: false,
    reportUsage: true,
    reportCrash: true,
    privacyAnswered: false,
    privacyChanged: false,
    disableIdleTimer: false,
  })
})

describe('[D25, SET-6] the language', () => {
  test('is the chosen one, whatever the system speaks', () => {
    expect(resolveLanguage('ko', ['de-AT', 'en'])).toBe('ko')
  })

  test('by default is the first of the system’s that we have', () => {
    expect(resolveLanguage('default', ['pt-BR', 'de-AT', 'en'])).toBe('de')
    expect(resolveLanguage('default', ['zh-Hans-CN'])).toBe('zh-rCN')
  })

  test('is English when we have none of them, or the system tells none', () => {
    expect([resolveLanguage('default', ['pt-BR']), resolveLanguage('default', [])]).toEqual(['en', 'en'])
  })
})

describe('[SET-8] a privacy switch', () => {
  test('flips itself alone, there and back, and notes that privacy changed', () => {
    const off = togglePrivacySwitch(DEFAULT_SETTINGS, 'reportCrash')
    expect(off).toEqual({ ...DEFAULT_SETTINGS, reportCrash: false, privacyChanged: true })
    expect(togglePrivacySwitch(off, 'reportCrash')).toEqual({ ...DEFAULT_SETTINGS, privacyChanged: true })
    expect(togglePrivacySwitch(off, 'reportUsage')).toEqual({ ...off, reportUsage: false })
  })

  test('is taken into account by a new start', () => {
    const off = togglePrivacySwitch(DEFAULT_SETTINGS, 'reportUsage')
    expect(settingsAfterRestart(off)).toEqual({ ...off, privacyChanged: false })
  })
})

test('[D26, SET-12] a switch is off until the question is answered, then it is as answered', () => {
  const shown = (settings: Settings): boolean[] => [
    isReportingOn(settings, 'reportUsage'),
    isReportingOn(settings, 'reportCrash'),
  ]
  expect(shown(DEFAULT_SETTINGS)).toEqual([false, false])
  expect(shown(answerPrivacy(DEFAULT_SETTINGS, { ...yes, reportUsage: false }))).toEqual([false, true])
})

describe('[D26, SET-9] nothing is reported', () => {
  test('before the privacy question was answered, though both switches are on', () => {
    expect(sends(DEFAULT_SETTINGS)).toEqual([false, false])
  })

  test('because a switch was moved there and back: that is no answer', () => {
    expect(
      sends(togglePrivacySwitch(togglePrivacySwitch(DEFAULT_SETTINGS, 'reportUsage'), 'reportUsage')),
    ).toEqual([false, false])
  })

  test('but what the person agreed to', () => {
    expect(sends(answerPrivacy(DEFAULT_SETTINGS, yes))).toEqual([true, true])
    expect(sends(answerPrivacy(DEFAULT_SETTINGS, { ...yes, reportUsage: false }))).toEqual([false, true])
    expect(sends(togglePrivacySwitch(answerPrivacy(DEFAULT_SETTINGS, yes), 'reportCrash'))).toEqual([
      true,
      false,
    ])
  })

  test('where the operator named no endpoint', () => {
    expect(sends(answerPrivacy(DEFAULT_SETTINGS, yes), null)).toEqual([false, false])
  })
})
