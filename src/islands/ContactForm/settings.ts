import type { Words } from '../../catalogue/words.ts'
import type { Field, PhoneSettings } from '../../contact/message.ts'

/** The texts of a field: what it is called, what it expects, an example, and what is wrong. */
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
