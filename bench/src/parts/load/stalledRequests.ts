import { connect, type Socket } from 'node:net'
import { createTen, type Shot } from '../../load/shots.ts'
import { failures, times } from '../../load/shoot.ts'
import { atMost, belowTarget, formatNumber, figureWithoutTarget, type Figure } from '../../measure/figure.ts'
import { percentile } from '../../measure/statistics.ts'
import type { Stage } from '../../stage/stage.ts'
import { DEVICES } from '../crowd.ts'
import type { Length } from './partLength.ts'
import { atTruePace } from './truePace.ts'

const STALLED = 500
/** The server allows two minutes for a body, and checks its connections every five seconds. */
const HELD_AT_MOST_MINUTES = 2.2

/** 500 connections that stop in the middle of a body and 500 in the middle of the headers must not slow down others. */
export async function measureStalledRequests(stage: Stage, { minutes, words }: Length): Promise<Figure[]> {
  const what = `500 stalled bodies and 500 stalled heads for ${words}`
  const { port, hasExited } = stage.product
  const people = await stage.newPeople(DEVICES)
  const bodies = await stall(port, stage, (text) => text.slice(0, -text.length / 4))
  const heads = await stall(port, stage, (text) => text.slice(0, text.indexOf('\r\n') + 20))
  const tallies = await atTruePace(port, people, minutes)
  const held = [bodies, heads].map((lines) => lines.filter((line) => !line.closed).length)
  for (const line of [...bodies, ...heads]) line.destroy()
  const all = tallies.flatMap(times)
  const still = `${what}: bodies; heads that are still waited for`
  return [
    belowTarget(`${what}: p99 of the others`, 500, percentile(all, 0.99), ' ms'),
    figureWithoutTarget(
      `${what}: calls of the others; their slowest`,
      `${formatNumber(all.length)}; ${formatNumber(percentile(all, 1))} ms`,
    ),
    atMost(
      `${what}: calls of the others that failed`,
      0,
      tallies.reduce((sum, tally) => sum + failures(tally), 0),
    ),
    atMost(`${what}: exits of the server`, 0, hasExited() ? 1 : 0),
    minutes < HELD_AT_MOST_MINUTES
      ? figureWithoutTarget(still, held.join('; '))
      : atMost(
          still,
          0,
          held.reduce((sum, count) => sum + count, 0),
        ),
  ]
}

/** Opens connections and sends only a part of a valid call on each. */
function stall(port: number, { people }: Stage, part: (text: string) => string): Promise<Socket[]> {
  const lines = Array.from({ length: STALLED }, async (_, turn) => {
    const text = textOf(createTen(people[turn % people.length]!, turn))
    const line = connect(port, '127.0.0.1')
    // The server may close the connection after its time limit.
    line.on('error', () => undefined)
    await new Promise((resolve, reject) => line.once('connect', resolve).once('error', reject))
    line.write(part(text))
    line.resume()
    return line
  })
  return Promise.all(lines)
}

function textOf({ path, headers, body }: Shot): string {
  const all = { host: 'localhost', ...headers, 'content-length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
