/** The four fields of the form, in their order on the page. */
export const FIELDS = ['name', 'email', 'phone', 'description'] as const

export type Field = (typeof FIELDS)[number]

/** A visitor's message. The provider receives the fields under the same names, as variables of its template. */
export type ContactMessage = Record<Field, string>

/** The settings of a form about the telephone: whether it asks, and which numbers it expects. */
export interface PhoneSettings {
  phone: 'required' | 'optional' | 'none'
  phoneFormat: 'france' | 'international'
}

/** The settings that a form receives from the site. */
export interface FormSettings extends PhoneSettings {
  /** The time until an answer, in the owner's words. */
  replyTime: string | null
}

/** Returns the fields that a form shows. */
export function fieldsOf({ phone }: PhoneSettings): Field[] {
  return FIELDS.filter((field) => field !== 'phone' || phone !== 'none')
}

export function isRequired(field: Field, { phone }: PhoneSettings): boolean {
  return field !== 'phone' || phone === 'required'
}

export const EMPTY_MESSAGE: Readonly<ContactMessage> = { name: '', email: '', phone: '', description: '' }
