import { pictureUrls } from '../content'

interface PictureProps {
  image: { file: string; width: number; height: number }
  alt: string
  sizes: string
  priority?: boolean
  className?: string
}

export function Picture({ image, alt, sizes, priority = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureUrls(image.file, 'avif').all} sizes={sizes} />
      <img
        src={pictureUrls(image.file, 'webp').largest}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}
