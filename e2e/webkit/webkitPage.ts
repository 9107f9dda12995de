import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { startDriver, type Driver, type DriverOptions } from './driver.ts'
import { scriptFor, describeTarget, type Target } from './target.ts'

const PATIENCE_MS = 15_000
const LOOK_MS = 40
const KEYS = {
  ArrowRight: '\uE014',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageUp: '\uE00E',
  Tab: '\uE004',
}
const SCRIPT_MS = 30_000

type Key = keyof typeof KEYS

/** What a person does and sees in one window. */
export interface WebkitPage extends Pick<Driver, 'output' | 'kill9' | 'close'> {
  /** A full page load, as by the address bar. */
  open(address: string): Promise<void>
  address(): Promise<string>
  back(): Promise<void>
  see(target: Target, patienceMs?: number): Promise<void>
  seeNo(target: Target): Promise<void>
  /** Waits for one of them and returns which one it was. */
  seeOneOf<Name extends string>(targets: Record<Name, Target>, patienceMs?: number): Promise<Name>
  count(target: Target): Promise<number>
  /** In its middle, once it has stopped moving and nothing covers it. */
  press(target: Target): Promise<void>
  type(target: Target, text: string): Promise<void>
  choose(select: Target, option: string): Promise<void>
  keys(...keys: Key[]): Promise<void>
  focus(target: Target): Promise<void>
  /** The result of an expression, which may be a promise. */
  evaluate<T>(expression: string): Promise<T>
  /** Taken from the display: the driver's own screenshot never arrives once a second web process has drawn (2.50.6). */
  picture(path: string): void
}

export async function openBrowser(options: DriverOptions): Promise<WebkitPage> {
  const driver = await startDriver(options)
  await driver.post('/timeouts', { script: SCRIPT_MS, pageLoad: SCRIPT_MS, implicit: 0 })
  return pageOf(driver, options)
}

function pageOf(driver: Driver, { display, width, height }: DriverOptions): WebkitPage {
  const evaluate = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve().then(async () => (${expression}))
        .then((value) => done({ value: value ?? null }), (why) => done({ why: String(why) }))`
    const said = (await driver.post('/execute/async', { script, args: [] })) as { value: T; why?: string }
    if (said.why !== undefined) throw new Error(said.why)
    return said.value
  }
  const count = (target: Target): Promise<number> => evaluate(`${scriptFor(target)}.length`)
  // A page that is being left gives no answer.
  const countNow = (target: Target): Promise<number> => count(target).catch(() => 0)

  const until = async (
    isSo: () => Promise<boolean>,
    what: () => string,
    patienceMs = PATIENCE_MS,
  ): Promise<void> => {
    const end = performance.now() + patienceMs
    while (!(await isSo())) {
      if (performance.now() > end)
        throw new Error(`${what()} within ${patienceMs} ms; on the screen:\n${await screen()}`)
      await wait(LOOK_MS)
    }
  }
  const screen = (): Promise<string> =>
    evaluate<string>('location.href + "\\n" + document.body.innerText').catch((why: unknown) => String(why))
  const see = (target: Target, patienceMs?: number): Promise<void> =>
    until(
      async () => (await countNow(target)) > 0,
      () => `Did not see ${describeTarget(target)}`,
      patienceMs,
    )

  const keys = (...names: Key[]): Promise<void> => typeKeys(names.map((name) => KEYS[name]))
  const typeKeys = async (values: readonly string[]): Promise<void> => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await driver.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  const press = async (target: Target): Promise<void> => {
    let at: Place = { x: 0, y: 0, hindrance: null }
    const isFree = async (): Promise<boolean> => {
      at = await evaluate<Place>(placeOf(target)).catch((why: unknown) => ({ ...at, hindrance: String(why) }))
      return at.hindrance === null
    }
    await until(isFree, () => `Could not press ${describeTarget(target)}: ${at.hindrance}`)
    const actions = [
      { type: 'pointerMove', duration: 0, x: at.x, y: at.y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
    await driver.post('/actions', { actions: [pointer] })
  }
  const focus = async (target: Target): Promise<void> => {
    await see(target)
    await evaluate(`${scriptFor(target)}[0].focus()`)
  }

  return {
    output: driver.output,
    kill9: driver.kill9,
    close: driver.close,
    evaluate,
    count,
    see,
    press,
    keys,
    focus,
    open: async (address) => void (await driver.post('/url', { url: address })),
    address: async () => (await driver.get('/url')) as string,
    back: async () => void (await driver.post('/back')),
    seeNo: (target) =>
      until(
        async () => (await count(target).catch(() => 1)) === 0,
        () => `Still saw ${describeTarget(target)}`,
      ),
    seeOneOf: async <Name extends string>(targets: Record<Name, Target>, patienceMs?: number) => {
      const all = Object.entries(targets) as [Name, Target][]
      let found: Name | undefined
      const isAny = async (): Promise<boolean> => {
        for (const [name, target] of all) if ((await countNow(target)) > 0) found = name
        return found !== undefined
      }
      await until(isAny, () => `Saw none of ${Object.keys(targets).join(', ')}`, patienceMs)
      return found!
    },
    type: async (target, text) => {
      await see(target)
      await evaluate(`(() => { const field = ${scriptFor(target)}[0]; field.focus(); field.select?.() })()`)
      await typeKeys(Array.from(text))
    },
    choose: async (select, option) => {
      await see(select)
      await evaluate(chosen(select, option))
    },
    picture: (path) => {
      const crop = ['-crop', `${width}x${height}+0+0`, '+repage']
      execFileSync('import', ['-silent', '-window', 'root', ...crop, path], {
        timeout: PATIENCE_MS,
        env: { ...process.env, DISPLAY: display },
      })
    },
  }
}

interface Place {
  x: number
  y: number
  /** Why a finger cannot press there yet. */
  hindrance: string | null
}

const placeOf = (target: Target): string => `(async () => {
  const [each] = ${scriptFor(target)}
  if (!each) return { hindrance: 'it is not there' }
  const middle = () => {
    const box = each.getClientRects()[0]
    return { x: Math.round(box?.x + box?.width / 2), y: Math.round(box?.y + box?.height / 2) }
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  each.scrollIntoView({ block: 'center', inline: 'nearest' })
  await frame()
  const before = middle()
  await frame()
  await frame()
  const at = middle()
  if (at.x !== before.x || at.y !== before.y) return { hindrance: 'it moves' }
  if (each.disabled) return { hindrance: 'it is disabled' }
  const hit = document.elementFromPoint(at.x, at.y)
  const isFree = hit && (each.contains(hit) || [...(each.labels ?? [])].some((label) => label.contains(hit)))
  return { ...at, hindrance: isFree ? null : 'it is covered by ' + (hit?.outerHTML ?? 'nothing').slice(0, 160) }
})()`

// The list of a select is a separate window in this engine, which the driver cannot reach.
const chosen = (select: Target, option: string): string => `(() => {
  const field = ${scriptFor(select)}[0]
  const found = [...field.options].find(({ text }) => text === ${JSON.stringify(option)})
  if (!found) throw new Error('There are ' + [...field.options].map(({ text }) => text))
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(field, found.value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
})()`
