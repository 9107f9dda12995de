import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { isLongRun, LIMIT_MS, printFigure } from '../harness/longRun.ts'
import { newAccountNames } from '../harness/person.ts'
import { ACCOUNT_STEPS } from './walk/accountSteps.ts'
import { FIRST_STEPS } from './walk/firstSteps.ts'
import { LIST_STEPS } from './walk/listSteps.ts'
import { RECORD_STEPS } from './walk/recordSteps.ts'
import { RESULT_STEPS } from './walk/resultSteps.ts'
import { SETTING_STEPS } from './walk/settingSteps.ts'
import { WEBKIT_DESKTOP, openDevice, WEBKIT_PHONE } from './webkitDevice.ts'

/** A folder for a screenshot of each step, for people who want to see them. */
const PICTURES = process.env['WEBKIT_PICTURES']

const STEPS = [
  ...FIRST_STEPS,
  ...RECORD_STEPS,
  ...LIST_STEPS,
  ...RESULT_STEPS,
  ...SETTING_STEPS,
  ...ACCOUNT_STEPS,
].filter(({ walks }) => walks === 'both' || walks === (isLongRun ? 'long' : 'short'))

const place = inject('webkitServer')

describe.each(isLongRun ? [WEBKIT_PHONE, WEBKIT_DESKTOP] : [WEBKIT_PHONE])('at $width pixels', (size) => {
  test(
    '[ENGINE-4] a person walks through the app, and each step shows what it should',
    async () => {
      const device = await openDevice(size)
      const { page } = device
      const walker = { page, origin: `http://localhost:${place.port}`, place, names: newAccountNames() }
      const takePicture = (name: string): void => {
        if (PICTURES === undefined) return
        mkdirSync(PICTURES, { recursive: true })
        page.picture(join(PICTURES, `${size.width}-${name}.png`))
      }
      const seen: string[] = []
      try {
        for (const [index, { title, act }] of STEPS.entries()) {
          await act(walker).catch((why: unknown) => {
            throw new Error(`Step ${index + 1}, ${title}: ${String(why)}`, { cause: why })
          })
          seen.push(title)
          takePicture(String(index + 1).padStart(2, '0'))
        }
      } catch (why) {
        takePicture('broken')
        throw why
      } finally {
        await device.remove()
      }
      expect(seen).toEqual(STEPS.map(({ title }) => title))
      printFigure('steps of the walk', seen.length)
    },
    LIMIT_MS,
  )
})
