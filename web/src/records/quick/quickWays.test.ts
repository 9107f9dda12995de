import { decideRoute, decideRouteAppLocked } from '@reprieve/domain/access/deviceState.ts'
import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRESS_PATHS } from '../../device/workerMessages.ts'
import { manifestPath } from '../../text/useText.tsx'

interface Manifest {
  shortcuts: { name: string; url: string; icons: { src: string }[] }[]
  share_target: unknown
}

const { path } = ROUTES.recordQuick
const publicFile = (name: string): Buffer => readFileSync(new URL(`../../../public${name}`, import.meta.url))

test.each(LANGUAGES)(
  '[QUICK-1, QUICK-2] installed in %s, a shortcut and shared text open it',
  async (language) => {
    const text = await loadText(language, 'records')
    const { shortcuts, share_target } = JSON.parse(
      publicFile(manifestPath(language)).toString('utf8'),
    ) as Manifest
    const shortcut = shortcuts.find(({ url }) => url === path)
    expect(shortcut?.name).toBe(text('quickTitle'))
    expect(
      publicFile(shortcut?.icons[0]?.src ?? '')
        .subarray(1, 4)
        .toString('latin1'),
    ).toBe('PNG')
    // By POST: in an address it would be in the history and in every log on the way. [QUICK-7]
    expect(share_target).toEqual({
      action: path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    })
  },
)

test('[QUICK-3] a press on a reminder may lead here', () => {
  expect(PRESS_PATHS).toContain(path)
})

test('[QUICK-4, QUICK-6] it opens without an account, and on a locked device to write', () => {
  const place = { route: 'recordQuick', path } as const
  expect(decideRoute('not-registered', place).is).toBe('open')
  expect(decideRoute('locked', place).is).toBe('open-for-writing-only')
  expect(decideRouteAppLocked(place).is).toBe('open-for-writing-only')
})
