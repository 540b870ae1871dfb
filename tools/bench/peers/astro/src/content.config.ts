import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

const projects = defineCollection({
  loader: glob({ pattern: '*.md', base: './src/content/projets' }),
  schema: ({ image }) =>
    z.object({
      number: z.number().nullable(),
      title: z.string(),
      image: image(),
      url: z.string().nullable(),
      github: z.string().nullable(),
      theme: z.string(),
      technologie: z.array(z.string()),
      responsive: z.boolean(),
    }),
})

export const collections = { projects }
