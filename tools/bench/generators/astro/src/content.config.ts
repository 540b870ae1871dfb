import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

const projects = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/projets' }),
  schema: z.object({
    number: z.number(),
    title: z.string(),
    image: z.string(),
    url: z.string().url(),
    github: z.string().url(),
    theme: z.string(),
    technologie: z.array(z.string()),
    responsive: z.boolean(),
    category: z.enum(['Formation', 'Personnel']),
    state: z.enum(['OK', 'PROGRESS', 'NOT_STARTED']),
  }),
})

export const collections = { projects }
