import { GuidePicture, PICTURED_CATEGORIES } from '../../guide/pictures/GuidePicture.tsx'

const VARIANTS = [0, 1, 2, 3, 4, 5]

/** Two rows for each topic of the guide: its own picture, then those of its articles. */
export function PictureSamples() {
  return (
    <div className="components-pictures">
      {PICTURED_CATEGORIES.flatMap((category) =>
        VARIANTS.map((variant) => (
          <GuidePicture key={`${category} ${variant}`} category={category} variant={variant} />
        )),
      )}
    </div>
  )
}
