import { useId, type ReactNode } from 'react'

export function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="questionnaires-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="questionnaires-about">{about}</p>
      {children}
    </section>
  )
}
