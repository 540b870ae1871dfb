/** The four fields of the form, in their order on the page. */
export const FIELDS = ['name', 'email', 'phone', 'description'] as const

export type Field = (typeof FIELDS)[number]

/** A visitor's message. The provider gets the fields under the same names, as variables of its template. */
export type ContactMessage = Record<Field, string>

/** What a form asks about the telephone, and which numbers it expects. */
export interface PhoneSettings {
  phone: 'required' | 'optional' | 'none'
  phoneFormat: 'france' | 'international'
}

/** What a form is told by the site. */
export interface FormSettings extends PhoneSettings {
  /** When an answer may be expected, in the owner's words. */
  replyTime: string | null
}

/** The fields that a form shows. */
export function fieldsOf({ phone }: PhoneSettings): Field[] {
  return FIELDS.filter((field) => field !== 'phone' || phone !== 'none')
}

export function isRequired(field: Field, { phone }: PhoneSettings): boolean {
  return field !== 'phone' || phone === 'required'
}

export const EMPTY_MESSAGE: Readonly<ContactMessage> = { name: '', email: '', phone: '', description: '' }
