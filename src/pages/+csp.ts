import { getRenderInput } from '../catalogue/render-input.ts'

/** For the scripts that Vike adds in development. None in a build: nothing is inline there but what has its hash in the policy. */
export default { nonce: () => getRenderInput().sent?.nonce ?? '' }
