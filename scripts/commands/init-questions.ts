/** What `init` needs to know, in the order it is asked; the last two may stay empty. */
export const INIT_QUESTIONS = ['name', 'trade', 'origin', 'email', 'phone', 'place', 'github', 'linkedin'] as const
export type InitAnswers = Partial<Record<(typeof INIT_QUESTIONS)[number], string>>
