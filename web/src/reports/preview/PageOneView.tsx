import type { FigureText, PageOne, PageSummary, QuestionsText } from '@reprieve/domain/reports/pageOne.ts'
import { DaysPicture, LocationsFigure } from './PagePictures.tsx'
import { HelpedRows, LinkRows, MedicineRows, PageOneSection } from './PageTables.tsx'
import './pageOne.css'

const SIGNS = { lower: '↓', higher: '↑', none: '=' } as const

function Figures({ figures }: Pick<PageSummary, 'figures'>) {
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

/** Page 1 as printed: it adds no text. [REP-54] */
export function PageOneView({ page }: { page: PageOne }) {
  const { lang, head, questions = null, summary, foot } = page
  return (
    <article className="page-one" lang={lang}>
      <header className="page-one-head">
        <div>
          {head.sample !== null && <p className="page-one-sample">{head.sample}</p>}
          <h2>{head.title}</h2>
          {head.who.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="page-one-when">
          <p>{head.productName}</p>
          {head.when.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </header>
      {summary !== null && <Summary {...{ summary, questions, lang }} />}
      {summary === null && questions !== null && <Questions {...questions} />}
      <footer>
        {foot.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  )
}

/** Older printed reports have no title for it. */
const WhyNoLinks = ({ title, why }: { title: string | undefined; why: string }) =>
  title === undefined ? (
    <p>{why}</p>
  ) : (
    <PageOneSection title={title}>
      <p>{why}</p>
    </PageOneSection>
  )

/** [REP-122] */
function Questions({ title, rows, more }: QuestionsText) {
  return (
    <PageOneSection title={title}>
      <ul className="page-one-questions">
        {rows.map((row, at) => (
          <li key={at}>{row}</li>
        ))}
      </ul>
      {more !== null && <p>{more}</p>}
    </PageOneSection>
  )
}

interface SummaryProps {
  summary: PageSummary
  questions: QuestionsText | null
  lang: string
}

function Summary({ summary, questions, lang }: SummaryProps) {
  const { short, figures, notCompared, days, lower, higher, noLinks, medicines, helped, where } = summary
  return (
    <>
      <PageOneSection title={short.title}>
        {short.sentences.map((sentence, at) => (
          <p key={at}>
            {sentence.map(({ text, isStrong }, run) =>
              isStrong ? <strong key={run}>{text}</strong> : <span key={run}>{text}</span>,
            )}
          </p>
        ))}
      </PageOneSection>
      {questions !== null && <Questions {...questions} />}
      <Figures figures={figures} />
      {notCompared !== null && <p>{notCompared}</p>}
      <PageOneSection title={days.title}>
        <DaysPicture days={days} lang={lang} />
      </PageOneSection>
      {noLinks === null ? (
        <div className="page-one-pair">
          <LinkRows table={lower} />
          <LinkRows table={higher} />
        </div>
      ) : (
        <WhyNoLinks title={summary.linksTitle} why={noLinks} />
      )}
      {medicines !== null && <MedicineRows table={medicines} />}
      {helped !== null && <HelpedRows table={helped} />}
      <div className="page-one-pair">
        {where !== null && <LocationsFigure where={where} />}
        <PageOneSection title={summary.function.title}>
          <dl className="page-one-values">
            {summary.function.rows.map(({ name, value, isStrong }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{isStrong ? <strong>{value}</strong> : value}</dd>
              </div>
            ))}
          </dl>
        </PageOneSection>
      </div>
    </>
  )
}
