import { Review } from '../../components/Review/Review.tsx'
import type { PageInput } from '../../head/page-head.ts'

export function Page({ catalogue: { site, cv }, latest, review }: PageInput) {
  return review && <Review site={site} cv={cv} best={latest[0] ?? null} review={review} />
}
