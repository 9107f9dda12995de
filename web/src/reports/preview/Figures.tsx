import type { FigureText, PageSummary } from '@reprieve/domain/reports/pageOne.ts'

const SIGNS = { lower: '↓', higher: '↑', none: '=' } as const

export function Figures({ figures }: Pick<PageSummary, 'figures'>) {
  return (
    <ul className="page-one-figures">
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </ul>
  )
}

function Figure({ label, value, outOf, change, lines }: FigureText) {
  return (
    <li>
      <p>{label}</p>
      <p>
        <span className="page-one-number">{value}</span> {outOf}
      </p>
      {change !== null && (
        <p className="page-one-change">
          <span aria-hidden="true">{SIGNS[change.way]}</span> {change.text}
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </li>
  )
}
