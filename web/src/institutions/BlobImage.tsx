interface BlobImageProps {
  blob: Blob
  className: string
}

/** A decorative image: the text beside it says the same. */
export function BlobImage({ blob, className }: BlobImageProps) {
  const show = (image: HTMLImageElement | null) => {
    if (image === null) return undefined
    const address = URL.createObjectURL(blob)
    image.src = address
    return () => URL.revokeObjectURL(address)
  }
  return <img ref={show} className={className} alt="" />
}
