import { join } from 'node:path'
import {
  ReportChild,
  type ChildEnd,
  type ChildLimits,
  type ChildProgram,
  type ChildWork,
} from './reportChild.ts'

const CHILD_LIMITS: ChildLimits = { ms: 120_000, rssMb: 700 }

/** Beside the keys, where nobody else can write, because its content is executed. */
export const cacheFolderIn = (dataDir: string): string => join(dataDir, 'compiled')

const PROGRAM = new URL('start.js', import.meta.url)

interface KeepLimits {
  /** Most reports of one process. */
  reports: number
  /** One that keeps more memory after a report is ended. */
  restMb: number
  idleMs: number
}

const KEEP_LIMITS: KeepLimits = { reports: 100, restMb: 300, idleMs: 120_000 }

interface Options extends Partial<Omit<ChildProgram, 'limits'>> {
  limits?: Partial<ChildLimits>
  keep?: Partial<KeepLimits>
}

/**
 * The processes that make reports. One is kept when it has made a report, because what it has compiled is most of the
 * cost of the next one; nothing else of a report is left in it. [JOB-10]
 */
export class ReportChildren {
  private readonly program: ChildProgram
  private readonly keep: KeepLimits
  private readonly alive = new Set<ReportChild>()
  private spare: { child: ReportChild; timer: NodeJS.Timeout } | null = null
  private isClosed = false

  constructor({ program = PROGRAM, limits, cacheFolder = null, keep }: Options = {}) {
    this.program = { program, cacheFolder, limits: { ...CHILD_LIMITS, ...limits } }
    this.keep = { ...KEEP_LIMITS, ...keep }
  }

  /** Makes one report, at once. Throws if it failed, took too long, or was aborted. */
  async make(work: ChildWork): Promise<ChildEnd> {
    if (this.isClosed) throw new Error('report child: closed')
    const child = this.takeSpare() ?? this.start()
    const isUsed = child.given > 0
    try {
      const end = await child.make(work)
      // What it had before may have been too much: another try has a new one.
      if (end.is === 'too-large' && isUsed) throw new Error('report child: memory')
      return end
    } finally {
      await this.keepOrEnd(child)
    }
  }

  /** Ends all processes, and the reports that they are making. */
  async close(): Promise<void> {
    this.isClosed = true
    if (this.spare !== null) clearTimeout(this.spare.timer)
    this.spare = null
    await Promise.all([...this.alive].map((child) => child.end()))
  }

  private start(): ReportChild {
    const child = new ReportChild(this.program)
    this.alive.add(child)
    const onClosed = (): void => void this.alive.delete(child)
    child.closed.then(onClosed, onClosed)
    return child
  }

  /** Null if there is none, or if it has ended by itself. */
  private takeSpare(): ReportChild | null {
    if (this.spare === null) return null
    const { child, timer } = this.spare
    clearTimeout(timer)
    this.spare = null
    return child.restMb === null ? null : child
  }

  private async keepOrEnd(child: ReportChild): Promise<void> {
    const { reports, restMb, idleMs } = this.keep
    const isGood = child.restMb !== null && child.restMb <= restMb && child.given < reports
    if (this.isClosed || !isGood || this.spare !== null) return child.end()
    const timer = setTimeout(() => {
      this.spare = null
      void child.end()
    }, idleMs)
    timer.unref()
    this.spare = { child, timer }
  }
}
