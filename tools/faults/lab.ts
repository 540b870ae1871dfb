import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { KEPT } from '../../scripts/disk/folders.ts'
import { fingerprint } from '../../tests/support/built-site.ts'
import { forgetTranslations, keepProjects, projectFile } from '../../tests/support/content-folder.ts'
import { copyProject, type ProjectCopy, takeCache } from '../../tests/support/project-copy.ts'

/** Two contents of one owner, before and after an afternoon of writing. */
export type Content = 'before' | 'after'

export const other = (content: Content): Content => (content === 'before' ? 'after' : 'before')

type Fingerprint = Readonly<Record<string, string>>

/** A project to harm, and the sites that its builds must give. */
export interface Lab {
  root: string
  /** The folder that receives the site. */
  out: string
  /** Runs a build to its end, or starts it. */
  build(content: Content, options?: BuildOptions): ReturnType<ProjectCopy['startBuild']>['ended']
  start(content: Content, options?: BuildOptions): ReturnType<ProjectCopy['startBuild']>
  /** Runs any other command to its end, in the project's folder. */
  run(command: string, args: readonly string[]): ReturnType<ProjectCopy['start']>['ended']
  /** Runs a build of a content with an error in it. */
  refused(): Promise<unknown>
  contentFolder(content: Content): string
  /** The site that an undisturbed build of the content gives. */
  expected: Readonly<Record<Content, Fingerprint>>
  /** Tells which of both sites lies in the folder, to the last byte; `null` for neither. Files that an owner keeps there do not count. */
  siteIn(folder: string): Content | null
  /** Makes a text that is the same for the same site. */
  siteOf(folder: string): string
  dispose(): void
}

export interface BuildOptions {
  /** @default the lab's */
  out?: string
  force?: boolean
  /** Replaces whatever lies there. */
  replace?: boolean
  env?: NodeJS.ProcessEnv
}

/** The width of a small picture, in pixels: it is encoded in two widths. */
const WIDTH = 340

/** @param projects the projects of the sample to keep, with small pictures; all of them by default */
export async function openLab(projects?: readonly string[]): Promise<Lab> {
  const project = copyProject()
  takeCache(project)
  const contentFolder = (content: Content) => join(project.root, content === 'before' ? 'content' : 'content-after')
  // Keeps one language, because that halves the time of each of the many builds.
  if (projects) {
    keepProjects(contentFolder('before'), projects)
    await shrinkPictures(contentFolder('before'))
  } else forgetTranslations(contentFolder('before'))
  cpSync(contentFolder('before'), contentFolder('after'), { recursive: true })
  write(contentFolder('after'))
  const out = join(project.root, 'dist/client')

  const start = (content: Content, { out: folder = out, force = false, replace = false, env }: BuildOptions = {}) => {
    const options = [...(force ? ['--force'] : []), ...(replace ? ['--replace'] : [])]
    return project.startBuild(['--content', contentFolder(content), '--out', folder, ...options], env)
  }
  const build = (content: Content, options?: BuildOptions) => start(content, options).ended

  const clean = async (content: Content) => {
    const folder = join(project.root, `clean-${content}`)
    const { status, output } = await build(content, { out: folder, force: true })
    if (status !== 0) throw new Error(`The lab’s own build failed:\n${output}`)
    return fingerprint(folder)
  }
  const expected = { before: await clean('before'), after: await clean('after') }
  await build('before')

  return {
    root: project.root,
    out,
    build,
    start,
    run: (command, args) => project.start(command, args).ended,
    async refused() {
      const folder = join(project.root, 'content-refused')
      mkdirSync(folder, { recursive: true })
      await project.startBuild(['--content', folder, '--out', out]).ended
    },
    contentFolder,
    expected,
    siteOf,
    siteIn(folder) {
      if (!existsSync(folder)) return null
      const found = siteOf(folder)
      return (['before', 'after'] as const).find((content) => found === JSON.stringify(expected[content])) ?? null
    },
    dispose: () => project.dispose(),
  }
}

/** Makes all pictures small, because a damaged cache makes a build encode them again. */
async function shrinkPictures(content: string) {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(png|webp)$/.test(file))
  for (const file of files.map((name) => join(content, name)))
    writeFileSync(file, await sharp(readFileSync(file)).resize(WIDTH).toBuffer())
}

function siteOf(folder: string): string {
  const files = Object.entries(fingerprint(folder)).filter(([file]) => !KEPT.includes(file.split('/')[0] ?? ''))
  return JSON.stringify(Object.fromEntries(files))
}

/** Writes an afternoon's changes: a text, a new project, another place, another picture. */
function write(content: string) {
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(content, file), 'utf8')
    if (text.replace(from, to) === text) throw new Error(`${file} is no longer what the lab changes.`)
    writeFileSync(join(content, file), text.replace(from, to))
  }
  change('projets/banque.md', /$/, '\nUne phrase de plus.\n')
  change('site.md', /^place: .*$/m, 'place: Sète, Occitanie')
  writeFileSync(join(content, 'projets/nouveau.md'), projectFile({ number: '12', title: 'Nouveau' }))
  cpSync(join(content, 'projets/images/photographe.png'), join(content, 'projets/images/banque.png'))
}
