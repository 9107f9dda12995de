import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openIdleMeter } from './testMeter.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const alerts = read('operate/alerts.yml')
const guide = read('docs/monitoring.md')

interface Panel {
  title: string
  targets?: { expr: string }[]
}
const dashboard = JSON.parse(read('operate/grafana-dashboard.json')) as { panels: Panel[] }
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** The names in a query; those of Prometheus itself, such as `up`, have no such beginning. */
const namesIn = (text: string): string[] => text.match(/\b(?:reprieve|nodejs|process)_[a-z\d_]+/g) ?? []

const families = async (): Promise<Map<string, string>> =>
  new Map(
    Array.from(
      (await openIdleMeter().read()).matchAll(/^# TYPE (\S+) (\S+)$/gm),
      ([, name = '', type = '']) => [name, type],
    ),
  )

async function findUnknown(text: string): Promise<string[]> {
  const known = await families()
  const isKnown = (name: string): boolean =>
    known.has(name) || known.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram'
  return [...new Set(namesIn(text).filter((name) => !isKnown(name)))]
}

test('[MET-8] the alerts and the dashboard name only figures that exist', async () => {
  expect(namesIn(alerts).length).toBeGreaterThan(15)
  expect(await findUnknown(alerts)).toEqual([])
  expect(queries.length).toBeGreaterThan(30)
  expect(await findUnknown(queries.join('\n'))).toEqual([])
})

test('[MET-8] labels in queries are labels of that figure, with values that exist', async () => {
  const labels: Record<string, readonly string[]> = {
    status: ['500'],
    code: ['0', '112', 'none'],
    result: ['sent', 'refused', 'given-up', 'failed'],
    queue: ['mail'],
  }
  const used = Array.from([alerts, ...queries].join('\n').matchAll(/(\w+)(?:!=|=~|!~|=)\\?"([^"\\]*)/g))
  for (const [text, label = '', values = ''] of used) {
    if (!(label in labels)) continue
    expect([text, values.split('|').filter((value) => !labels[label]!.includes(value))]).toEqual([text, []])
  }
})

test('[MET-8] every alert leads to its section of the guide, and every section has its alert', () => {
  const named = Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name!)
  const sections = Array.from(guide.matchAll(/^### (\w+)$/gm), ([, name]) => name!)
  expect(sections).toEqual(named)
  const runbooks = Array.from(alerts.matchAll(/runbook: docs\/monitoring\.md#(\w+)/g), ([, anchor]) => anchor)
  expect(runbooks).toEqual(named.map((name) => name.toLowerCase()))
})

test('[MET-8] the guide explains every figure of ours', async () => {
  const ours = [...(await families()).keys()].filter((name) => name.startsWith('reprieve_'))
  expect(ours.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  expect(await findUnknown(guide)).toEqual([])
})
