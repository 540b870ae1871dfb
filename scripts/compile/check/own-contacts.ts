import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { foldedWords } from '../../fields/fold.ts'
import type { CheckedSite } from '../contract/checked.ts'

/** The digits of a telephone number that are the same with and without the code of its country. */
const LOCAL_DIGITS = 8

/**
 * Drops what is said of addresses and numbers of the owner, which each `site.md` knows. An address of somebody else is left, and does not
 * contradict that of the owner.
 */
export function withoutOwnContacts(all: readonly Diagnostic[], sites: readonly CheckedSite[]): Diagnostic[] {
  const names = sites.flatMap(({ values }) => (values.name === null ? [] : foldedWords(values.name).split(' ')))
  const mails = sites.map(({ values }) => values.email?.toLowerCase())
  const phones = sites.flatMap(({ values }) => digitsOf(values.phone ?? '') || [])
  const left = all.filter((found) => {
    if (found.code !== 'text/contact') return true
    const [actual, name] = [String(found.actual), 'name' in found ? String(found.name) : '']
    const isOwner =
      name !== '' &&
      foldedWords(name)
        .split(' ')
        .every((word) => names.includes(word))
    return !isOwner && !mails.includes(actual.toLowerCase()) && !phones.includes(digitsOf(actual))
  })
  const keyOf = ({ file, actual }: Diagnostic) => `${file} ${actual}`
  const ofOthers = new Set(left.flatMap((found) => (found.code === 'text/contact' ? keyOf(found) : [])))
  return left.filter((found) => found.code !== 'fresh/contradiction' || !ofOthers.has(keyOf(found)))
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-LOCAL_DIGITS)
