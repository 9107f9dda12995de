// Loaded into the test workers by NODE_OPTIONS (see `preloadMend`): Playwright 1.65 drives a stock Firefox ESR over BiDi
// only after these changes, made in memory. Nothing on disk is changed.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const PLAYWRIGHT = '/playwright-core/lib/coreBundle.js'

interface Mend {
  why: string
  from: string
  to: string
  times: number
}

const assign = (value: string): string =>
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, ${value});`

const MENDS: readonly Mend[] = [
  {
    why: 'Firefox ESR does not know this command, and every new context would fail.',
    from: '.send("emulation.setMediaFeaturesOverride", {',
    to: '.sendMayFail("emulation.setMediaFeaturesOverride", {',
    times: 2,
  },
  {
    why: "fill() assigns through the property that React put on the element, so React takes the event for its own and the form stays empty. The prototype's setter is what typing uses.",
    from: 'inputElement.value += text;',
    to: assign('inputElement.value + text'),
    times: 1,
  },
  { why: 'The same.', from: 'inputElement.value = value;', to: assign('value'), times: 1 },
  {
    why: 'Firefox ESR gives a file that the page made neither an id nor a navigation, and Playwright would overlook it.',
    from: 'if (!event.download && !event.navigation)',
    to: 'if (!event.url)',
    times: 2,
  },
  {
    why: 'The same: the address of such a file is its own.',
    from: 'event.download ?? event.navigation',
    to: 'event.download ?? event.navigation ?? event.url',
    times: 2,
  },
  {
    why: 'Playwright does not ask for what a page sends, so route.fetch() would send nothing and postData() be empty.',
    from: 'dataTypes: [Network.DataType.Response],',
    to: 'dataTypes: [Network.DataType.Response, "request"],',
    times: 1,
  },
  {
    why: 'The same. Only where a route holds the request: the others go on while we would wait.',
    from: '_onBeforeRequestSent(param) {',
    to: `async _onBeforeRequestSent(param) {
        if (param.isBlocked && param.request.bodySize) {
          const { bytes } = await this._session.send("network.getData", { request: param.request.request, dataType: "request" });
          param.sentBody = Buffer.from(bytes.value, bytes.type === "base64" ? "base64" : "utf8");
        }`,
    times: 1,
  },
  {
    why: 'The same.',
    from: 'const postDataBuffer = null;',
    to: 'const postDataBuffer = payload.sentBody ?? null;',
    times: 1,
  },
]

function mended(source: string): string {
  return MENDS.reduce((text, { from, to, times }) => {
    const found = text.split(from).length - 1
    if (found !== times)
      throw new Error(
        `e2e/firefox/mendPlaywright.ts: Playwright has changed, "${from}" is in it ${found} times instead of ${times}. Look whether it still needs the change.`,
      )
    return text.replaceAll(from, to)
  }, source)
}

registerHooks({
  load(url, context, next) {
    if (!url.endsWith(PLAYWRIGHT)) return next(url, context)
    const source = mended(readFileSync(fileURLToPath(url), 'utf8'))
    return { format: 'commonjs', shortCircuit: true, source }
  },
})
