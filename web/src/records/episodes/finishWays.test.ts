import { decideRoute, decideRouteAppLocked } from '@reprieve/domain/access/deviceState.ts'
import { ROUTES } from '@reprieve/domain/access/routes.ts'
import { LANGUAGES } from '@reprieve/domain/settings/language.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestPath } from '../../text/useText.tsx'

const { path } = ROUTES.recordFinish
const publicFile = (name: string): Buffer => readFileSync(new URL(`../../../public${name}`, import.meta.url))

interface Manifest {
  shortcuts: { name: string; url: string; icons: { src: string }[] }[]
}

test.each(LANGUAGES)(
  '[EPI-12] installed in %s, a shortcut with its own icon leads here',
  async (language) => {
    const text = await loadText(language, 'episodes')
    const { shortcuts } = JSON.parse(publicFile(manifestPath(language)).toString('utf8')) as Manifest
    const shortcut = shortcuts.find(({ url }) => url === path)
    expect(shortcut?.name).toBe(text('finishTitle'))
    expect(
      publicFile(shortcut?.icons[0]?.src ?? '')
        .subarray(1, 4)
        .toString('latin1'),
    ).toBe('PNG')
  },
)

test('[EPI-12] it opens without an account; a locked device asks to unlock first', () => {
  const place = { route: 'recordFinish', path } as const
  expect(decideRoute('not-registered', place).is).toBe('open')
  expect(decideRoute('locked', place).is).toBe('go-to-login')
  expect(decideRouteAppLocked(place).is).toBe('unlock')
})
