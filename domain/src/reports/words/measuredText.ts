import type { MeasureAverage } from '../../results/measures/measureAverages.ts'
import { MEASURE_KEYS, measureText, sourceText } from '../../results/measures/measureText.ts'
import type { ReportFormatter } from './reportFormatter.ts'

/** "Sleep: 7 h 5 min on average, on 26 of 30 days. From Apple Health." No figure without its days. [REP-140] */
export const measuredText = (
  measured: readonly MeasureAverage[],
  { say: { measures }, tag }: ReportFormatter,
): readonly string[] =>
  measured.map(({ measure, source, value, logged }) =>
    measures('spotSource', {
      name: measures(MEASURE_KEYS[measure]),
      average: measures('average', {
        value: measureText(measure, value, { text: measures, tag }),
        days: logged.days,
        outOf: logged.outOf,
      }),
      source: sourceText(source, { text: measures }),
    }),
  )
