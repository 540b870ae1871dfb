import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

const projects = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/projets' }),
  schema: ({ image }) =>
    z.object({
      number: z.number().nullable(),
      title: z.string(),
      image: image(),
      url: z.string().url().nullish(),
      github: z.string().url().nullish(),
      theme: z.string(),
      technologie: z.array(z.string()),
      responsive: z.boolean().nullish(),
      category: z.enum(['Formation', 'Personnel']),
      state: z.enum(['OK', 'PROGRESS', 'NOT_STARTED']),
      captures: z.array(z.object({ image: image(), alt: z.string() })).default([]),
    }),
})

export const collections = { projects }
