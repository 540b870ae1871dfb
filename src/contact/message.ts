/** The four fields of the form, in the order a visitor meets them (specification, section 3). */
export const FIELDS = ['name', 'email', 'phone', 'description'] as const

export type Field = (typeof FIELDS)[number]

/** What a visitor writes; the provider gets it as the template's variables, under the same names. */
export type ContactMessage = Record<Field, string>

export const EMPTY_MESSAGE: Readonly<ContactMessage> = { name: '', email: '', phone: '', description: '' }
