/** Returns the environment of an owner's command: no variables of the test runner or of continuous integration, no colours, no identifiers of a provider. */
export function ownerEnvironment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(VITEST|NODE_ENV|NODE_OPTIONS|DEV|PROD|MODE|SSR|BASE_URL|TEST|FORCE_COLOR|GITHUB_ACTIONS|CI$|EMAILJS_)/.test(
        name,
      ),
  )
  return { ...Object.fromEntries(own), NO_COLOR: '1', ...more }
}
