import { expect, test } from 'vitest'
import { tagSlug } from './lists.ts'
import { allNames, officialName } from './technologies.ts'

test.each([
  ['ReactJS', 'React'],
  ['react.js', 'React'],
  ['NextJS', 'Next.js'],
  ['NODE', 'Node.js'],
  ['tailwindcss', 'Tailwind CSS'],
  ['HTML5', 'HTML'],
  ['kafka', 'Apache Kafka'],
  ['c#', 'C#'],
  ['React Router', 'React Router'],
  ['C', 'C'],
  ['日本', '日本'],
])('%s is %s', (name, official) => {
  expect(officialName(name)).toBe(official)
})

test('all names of a technology lead to the list of its official one', () => {
  expect(allNames('NextJS').map(tagSlug)).toEqual(['next-js', 'next-js'])
  expect(allNames('Dessin')).toEqual(['Dessin'])
})
