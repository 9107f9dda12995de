/** Bar heights: a small version of the swell. */
const BARS = [16, 26, 35, 23, 12]
const FLOOR = 48

export function Logo({ name }: { name: string }) {
  return (
    <>
      <svg className="logo" viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="17" fill="var(--primary-fill)" />
        {BARS.map((height, index) => (
          <rect
            key={height}
            x={9 + index * 10}
            y={FLOOR - height}
            width="6"
            height={height}
            rx="3"
            fill="var(--on-primary)"
          />
        ))}
        <rect x="9" y="52" width="46" height="3" rx="1.5" fill="var(--on-primary)" opacity=".5" />
      </svg>
      <span className="brand-name" translate="no">
        {name}
      </span>
    </>
  )
}
