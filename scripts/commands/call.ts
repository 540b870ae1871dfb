import { isPackage } from '../disk/root.ts'

/** Commands that have a script of their name in the owner's `package.json`; in the repository, `init` and `new` too. */
const SCRIPTS = ['dev', 'check', 'build', 'preview', 'start', ...(isPackage ? [] : ['init', 'new'])]

/** Returns what an owner types to run a command. */
export function callOf(name: string, argument?: string): string {
  if (!SCRIPTS.includes(name))
    return [`${isPackage ? 'npx portfolio' : 'npm run portfolio --'} ${name}`, argument].filter(Boolean).join(' ')
  const call = name === 'start' ? 'npm start' : `npm run ${name}`
  return argument === undefined ? call : `${call} -- ${argument}`
}
