import type { PageHeadOf } from '../../head/page-head.ts'

export const head: PageHeadOf = () => ({
  title: 'Guide de style',
  description: 'Tous les composants dans tous leurs états.',
  current: null,
  path: null,
  data: [],
})
