import type { ContentSources } from '../../compile/contract/sources.ts'
import { secretIn, withoutSecrets } from '../../diagnostics/secret-address.ts'

/**
 * Returns a function that names the file of a page for a person: a page for one reader by its Markdown file (`candidatures/acme.md`), because
 * others see what a command prints.
 */
export function pageNames({ files, contentFolder }: Pick<ContentSources, 'files' | 'contentFolder'>) {
  return (page: string): string => {
    const address = secretIn(page)
    if (address === null) return page
    const file = files.find(({ kind, bytes }) => kind === 'application' && Buffer.from(bytes).includes(address))
    return file?.path.slice(contentFolder.length + 1) ?? withoutSecrets(page)
  }
}
