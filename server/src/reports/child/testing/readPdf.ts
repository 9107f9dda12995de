import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfFacts {
  title: string
  lang: string | null
  isTagged: boolean
  pages: number
  size: readonly number[]
  text: string
  roles: ReadonlySet<string>
  figures: number
  figuresWithoutWords: number
  /** The number of headings on each page. */
  headings: readonly number[]
  /** How much of the height of each page has text, in pictures too, from 0 to 1. */
  used: readonly number[]
  /** Texts that begin below each other with less than a line between them: they lie one over the other. */
  overlapping: readonly string[]
  /** Links, scripts, files and forms. */
  actions: readonly string[]
}

/** In points; the footer is in the lower one. */
const MARGINS = { top: 30, bottom: 40 }

interface Node {
  role?: string
  alt?: string
  children?: readonly Node[]
}

function* nodesIn(node: Node): Generator<Node> {
  yield node
  for (const child of node.children ?? []) yield* nodesIn(child)
}

const isMarked = (info: unknown): boolean => info instanceof Map && info.get('Marked') === true

interface PlacedText {
  str: string
  transform: readonly unknown[]
}

const LEAST_LINE = 8

function findOverlapping(items: readonly PlacedText[]): readonly string[] {
  const columns = Map.groupBy(
    items.filter(({ str }) => str.trim() !== ''),
    ({ transform }) => Math.round(Number(transform[4])),
  )
  return [...columns.values()].flatMap((column) => {
    const lines = column
      .map(({ str, transform }) => ({ str, y: Number(transform[5]) }))
      .toSorted((one, other) => one.y - other.y)
    return lines.flatMap(({ str, y }, at) => {
      const gap = (lines[at + 1]?.y ?? Infinity) - y
      return gap > 1 && gap < LEAST_LINE ? [str] : []
    })
  })
}

/** Reads a PDF with another library. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  const pdf = await task.promise
  const metadata = await pdf.getMetadata()
  const info = metadata.info as Record<string, unknown>
  const texts: string[] = []
  const nodes: Node[] = []
  const headings: number[] = []
  const used: number[] = []
  const overlapping: string[] = []
  const actions = [
    ...((await pdf.getJSActions()) === null ? [] : ['script']),
    ...((await pdf.getOpenAction()) === null ? [] : ['opening']),
    ...((await pdf.getAttachments()) === null ? [] : ['files']),
    ...((await pdf.getFieldObjects()) === null ? [] : ['form']),
  ]
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
    overlapping.push(...findOverlapping(items.flatMap((item) => ('str' in item ? [item] : []))))
    const [, , , height = 0] = page.view
    const bottoms = items
      .flatMap((item) => ('str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : []))
      .filter((bottom) => bottom > MARGINS.bottom)
    const lowest = Math.min(height, ...bottoms)
    used.push((height - MARGINS.top - lowest) / (height - MARGINS.top - MARGINS.bottom))
    const tree = [...nodesIn(((await page.getStructTree()) ?? {}) as Node)]
    nodes.push(...tree)
    headings.push(tree.filter(({ role }) => role === 'H2').length)
    if ((await page.getAnnotations()).length > 0) actions.push('annotation')
  }
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
  const figures = nodes.filter(({ role }) => role === 'Figure')
  const facts: PdfFacts = {
    title: typeof info['Title'] === 'string' ? info['Title'] : '',
    lang: typeof info['Language'] === 'string' ? info['Language'] : null,
    isTagged: isMarked(await pdf.getMarkInfo()),
    pages: pdf.numPages,
    size: [Math.round(width), Math.round(height)],
    text: texts.join('\n').replaceAll('\u200B', ''),
    roles: new Set(nodes.flatMap(({ role }) => role ?? [])),
    figures: figures.length,
    figuresWithoutWords: figures.filter(({ alt = '' }) => alt.trim() === '').length,
    headings,
    used,
    overlapping,
    actions,
  }
  await task.destroy()
  return facts
}
