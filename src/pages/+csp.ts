import { getRenderInput } from '../catalogue/render-input.ts'

/** The nonce for the scripts that Vike adds in development. A build needs none, because its policy holds a hash of each inline script. */
export default { nonce: () => getRenderInput().sent?.nonce ?? '' }
