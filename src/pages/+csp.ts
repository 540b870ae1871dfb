import type { PageContextServer } from 'vike/types'

/** The nonce for the scripts that Vike adds in development. A build needs none, because its policy holds a hash of each inline script. */
export default {
  nonce: ({ input: { assets } }: PageContextServer) => (assets.mode === 'dev' ? assets.nonce : ''),
}
