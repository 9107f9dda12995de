import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'

/** What one process has counted. */
export type FiguresOfOne = readonly MetricObjectWithValues<MetricValue<string>>[]

/** The figures of several processes as those of one server. [MET-7] */
export class Totals {
  private readonly last = new Map<number, FiguresOfOne>()
  /** The counts of processes that ended: without them a total would fall, which reads as a restart of the server. */
  private readonly ended: FiguresOfOne[] = []

  take(process: number, figures: FiguresOfOne): void {
    this.last.set(process, figures)
  }

  /** What it counted since it was last asked is lost with it. */
  leave(process: number): void {
    const figures = this.last.get(process)
    if (figures === undefined) return
    this.last.delete(process)
    this.ended.push(figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type))))
  }

  async toText(): Promise<string> {
    const text = await sum([...this.ended, ...this.last.values()]).metrics()
    await this.mergeEnded()
    return text
  }

  /** Otherwise a process that dies again and again would fill the memory. */
  private async mergeEnded(): Promise<void> {
    if (this.ended.length < 2) return
    const several = this.ended.splice(0)
    this.ended.push(await sum(several).getMetricsAsJSON())
  }
}

const sum = (all: readonly FiguresOfOne[]) => AggregatorRegistry.aggregate(all.map((figures) => [...figures]))
