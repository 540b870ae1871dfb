import type { PageHeadOf } from '../../head/page-head.ts'

export const head: PageHeadOf = ({ catalogue: { site } }) => ({
  title: `Page introuvable | ${site.name}`,
  description: "Cette page n'existe pas ou est en cours de développement.",
  current: null,
  path: null,
  data: [],
})
