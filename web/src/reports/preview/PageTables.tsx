import type { EffectText, HelpedTable, LinkTable, MedicineTable } from '@reprieve/domain/reports/pageOne.ts'
import { useId, type ReactNode } from 'react'

export function PageOneSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

interface RowsProps {
  title: string
  heads: readonly string[]
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
  more: string | null
  /** Shown instead of rows. */
  none: string | null
}

function Rows({ title, heads, rows, more, none }: RowsProps) {
  return (
    <PageOneSection title={title}>
      {none !== null && <p>{none}</p>}
      {rows.length > 0 && (
        <div className="page-one-scroll" role="group" aria-label={title} tabIndex={0}>
          <table>
            <caption className="unseen">{title}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more !== null && <p>{more}</p>}
    </PageOneSection>
  )
}

const SIGNS = { lower: '↓', higher: '↑' } as const

export function LinkRows({ table: { rows, ...table } }: { table: LinkTable }) {
  const told = rows.map(({ name, way, points, days }) => ({
    name,
    cells: [`${SIGNS[way]} ${points}`, days],
  }))
  return <Rows {...table} rows={told} />
}

export function MedicineRows({ table: { rows, ...table } }: { table: MedicineTable }) {
  const told = rows.map(({ name, taken, logged, days, effect }) => ({
    name,
    cells: [taken, logged, ...(days === undefined ? [] : [days]), <Effect key="effect" {...effect} />],
  }))
  return <Rows {...table} rows={told} />
}

export function HelpedRows({ table: { rows, ...table } }: { table: HelpedTable }) {
  const told = rows.map(({ name, effect }) => ({ name, cells: [<Effect key="effect" {...effect} />] }))
  return <Rows {...table} rows={told} none={null} />
}

function Effect({ share, text, range = null }: EffectText) {
  return (
    <>
      {share !== null && <ShareBar share={share} />}
      {range === null ? text : `${text} (${range})`}
    </>
  )
}

/** The number is shown beside it. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span className="page-one-bar" aria-hidden="true">
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  )
}
