import { atMost, formatNumber, figureWithoutTarget, type Figure } from '../measure/figure.ts'
import { startFiles } from './startFiles.ts'

const KB = 1_000

/** What a phone must load and parse before anything can be shown. */
export async function measureStartSize(): Promise<Figure[]> {
  const files = startFiles()
  const sum = files.reduce((total, { gzipBytes }) => total + gzipBytes, 0)
  return [
    atMost('scripts of the start, packed', 100, sum / KB, ' kB'),
    ...files.map(({ path, gzipBytes }) =>
      figureWithoutTarget(`of these: ${path}`, `${formatNumber(gzipBytes / KB)} kB`),
    ),
  ]
}
