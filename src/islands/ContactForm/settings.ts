import type { Words } from '../../../scripts/fields/site-texts/language.ts'
import type { Field, PhoneSettings } from '../../contact/message.ts'

/** Returns the texts of a field: label, hint, example and error. */
export function fieldWords(words: Words['form'], field: Field, { phoneFormat }: PhoneSettings) {
  const kind = field === 'phone' && phoneFormat === 'international' ? 'phoneAbroad' : field
  const keys = {
    name: ['nameHint', 'namePlaceholder', 'nameError'],
    email: ['emailHint', 'emailPlaceholder', 'emailError'],
    phone: ['phoneHint', 'phonePlaceholder', 'phoneError'],
    phoneAbroad: ['phoneHintAbroad', 'phonePlaceholderAbroad', 'phoneErrorAbroad'],
    description: ['descriptionHint', 'descriptionPlaceholder', 'descriptionError'],
  } as const
  const [hint, placeholder, error] = keys[kind]
  return { label: words[field], hint: words[hint], placeholder: words[placeholder], error: words[error] }
}
