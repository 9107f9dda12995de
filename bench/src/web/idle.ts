import { HEADERS } from '@reprieve/contract/headers.ts'
import type { Request } from 'playwright-core'
import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import type { Stage } from '../stage/stage.ts'
import { newDevice } from './browser.ts'
import { workPage } from './workPage.ts'

const MOST_BYTES = 1_000

/** The headers that the app adds to a request; the browser would send all others anyway. */
const OUR_HEADERS = new Set<string>([...Object.values(HEADERS), 'content-type', 'content-encoding'])

/** A sync without any change since the last one, as every device makes all day. */
export async function measureIdleSync(stage: Stage): Promise<Figure[]> {
  const [person] = stage.people
  if (person === undefined) throw new Error('The stage is empty')
  const device = await newDevice()
  try {
    const page = await workPage(device, stage.product.port)
    const seen: Request[] = []
    page.on('requestfinished', (request) => seen.push(request))
    const requests = await page.evaluate((caller) => globalThis.benchWork.idleSync(caller), person)
    const last = seen.at(-1)
    if (last === undefined) throw new Error('The browser made no request')
    const sizes = await last.sizes()
    const ours = bytesOf(
      (await last.headersArray()).filter(({ name }) => OUR_HEADERS.has(name.toLowerCase())),
    )
    const answered = bytesOf((await (await last.response())?.headersArray()) ?? [])
    const bodies = sizes.requestBodySize + sizes.responseBodySize
    return [
      atMost('idle sync: requests', 1, requests),
      atMost(
        'idle sync: bytes of both bodies and of the headers of app and server',
        MOST_BYTES,
        bodies + ours + answered,
      ),
      figureWithoutTarget(
        'idle sync: body sent; body answered; headers of the app; headers of the answer',
        [sizes.requestBodySize, sizes.responseBodySize, ours, answered].map(formatNumber).join('; '),
      ),
    ]
  } finally {
    await device.close()
  }
}

const bytesOf = (headers: readonly { name: string; value: string }[]): number =>
  headers.reduce((sum, { name, value }) => sum + Buffer.byteLength(`${name}: ${value}\r\n`), 0)
