import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import type { PrintedSection } from '@reprieve/domain/reports/printedReport.ts'

// What a page or a section says beside its pictures: what those were drawn from is many times as long, and a template
// that is given it reads it again for each part of the page.

export const wordsOfPage = ({ summary, ...page }: PageOne) => ({
  ...page,
  summary: summary && {
    ...summary,
    days: { ...summary.days, chart: null },
    where: summary.where && { ...summary.where, body: { alt: summary.where.body.alt } },
  },
})

export function wordsOfSection(section: PrintedSection): unknown {
  switch (section.is) {
    case 'chartView':
      return {
        ...section,
        charts: section.charts.map((chart) => ({
          ...chart,
          bars: null,
          body: chart.body && { alt: chart.body.alt },
        })),
      }
    case 'calendarView':
      return { ...section, months: section.months.map(({ title, alt }) => ({ title, alt })) }
    case 'timelineView':
      return { ...section, chart: null }
    default:
      return section
  }
}
