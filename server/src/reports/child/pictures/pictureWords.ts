import type { PageOne } from '@reprieve/domain/reports/pageOne.ts'
import type { PrintedSection } from '@reprieve/domain/reports/printedReport.ts'

// Strips the input of the pictures from a page or a section: it is many times longer than the texts, and a template
// would read it again for each part of the page.

export const withoutPagePictures = ({ summary, ...page }: PageOne) => ({
  ...page,
  summary: summary && {
    ...summary,
    days: { ...summary.days, chart: null },
    where: summary.where && { ...summary.where, body: { alt: summary.where.body.alt } },
  },
})

export function withoutSectionPictures(section: PrintedSection): unknown {
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
