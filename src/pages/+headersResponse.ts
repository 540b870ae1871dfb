import type { PageContextServer } from 'vike/types'

/** For the dev server, which sends Vike's answers. */
export default ({ input: { assets } }: PageContextServer) => (assets.mode === 'dev' ? assets.headers : {})
