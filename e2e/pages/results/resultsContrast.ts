import type { Page } from '@playwright/test'

const LEAST = 4.5

// A string, because it runs in the page. It finds what is behind a text in the page itself: the shape below it, or the
// nearest painted background.
const WEAK = (targets: readonly string[]): string => `(async () => {
  const everything = new CSSStyleSheet()
  everything.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, everything]
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const painted = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const luminance = (colour) => {
    const [r, g, b] = painted(colour).slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const isOpaque = (colour) => colour !== 'none' && painted(colour)[3] === 255
  const inkOf = (element) => {
    const { fill, color } = getComputedStyle(element)
    return element instanceof SVGElement ? fill : color
  }
  const belowOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const all = document.elementsFromPoint(x + width / 2, y + height / 2)
    return all.includes(element) ? all.slice(all.indexOf(element)) : []
  }
  const groundOf = async (element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    // Content that was far out of sight is drawn with the next frames.
    for (let frames = 0; frames < 10 && belowOf(element).length === 0; frames += 1) await new Promise(requestAnimationFrame)
    for (const one of belowOf(element)) {
      const { fill, backgroundColor } = getComputedStyle(one)
      const isShape = one instanceof SVGGeometryElement
      if (isShape && isOpaque(fill)) return fill
      if (!(one instanceof SVGElement) && isOpaque(backgroundColor)) return backgroundColor
    }
    return null
  }
  const weak = []
  for (const target of ${JSON.stringify(targets)}) {
    for (const element of document.querySelectorAll(target)) {
      const ground = await groundOf(element)
      const [dark, light] = ground === null ? [0, 0] : [luminance(inkOf(element)), luminance(ground)].sort((a, b) => a - b)
      const contrast = (light + 0.05) / (dark + 0.05)
      if (contrast < ${LEAST}) weak.push(target + ' "' + element.textContent + '": ' + contrast.toFixed(2))
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== everything)
  return weak
})()`

/** The texts among these with too little contrast: axe does not know the background of a drawing. */
export const findLowContrastWords = (page: Page, targets: readonly string[]): Promise<string[]> =>
  page.evaluate<string[]>(WEAK(targets))
