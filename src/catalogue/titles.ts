import type { ProjectList } from './lists.ts'
import type { Project } from './types.ts'

/** How many projects a list holds, in words. */
export function projectCount(total: number): string {
  return `${total} projet${total > 1 ? 's' : ''}`
}

/** The name of a list, for its heading, its page title and its share picture. */
export function listTitle(list: Pick<ProjectList, 'of'> | null): string {
  if (!list?.of) return 'Liste des projets'
  return list.of.kind === 'technologies' ? `Projets avec ${list.of.name}` : `Projets : ${list.of.name}`
}

export function projectTitle(project: Pick<Project, 'number' | 'title'> | null): string {
  if (project === null) return 'Aucun projet sélectionné.'
  if (project.title !== null) return project.title
  return project.number === null ? 'Projet non démarré...' : `Projet ${project.number} non démarré...`
}
