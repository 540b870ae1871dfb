/** The four fields of the form, in their order on the page. */
export const FIELDS = ['name', 'email', 'phone', 'description'] as const

export type Field = (typeof FIELDS)[number]

/** A visitor's message. The provider gets the fields under the same names, as variables of its template. */
export type ContactMessage = Record<Field, string>

export const EMPTY_MESSAGE: Readonly<ContactMessage> = { name: '', email: '', phone: '', description: '' }
