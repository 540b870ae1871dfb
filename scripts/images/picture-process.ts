import { openProcess } from '../disk/threads/in-process.ts'
import { moduleBeside } from '../disk/threads/module-beside.ts'
import type { PictureWork } from './picture-work.ts'

const WORK = moduleBeside('picture-work', import.meta.url)

/**
 * The process in which pictures are decoded and encoded. The allocator of glibc keeps what they took for each thread, so that a first build of
 * the sample took 666 MB in one process. These variables make it give memory back at once (mallopt(3)), and only a new process can set them.
 */
export const pictureProcess = openProcess({
  env: { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
})

/** Does a piece of work on a picture in that process. */
export function workOnPicture<Kind extends keyof PictureWork>(
  kind: Kind,
  order: PictureWork[Kind]['order'],
): Promise<PictureWork[Kind]['result']> {
  return pictureProcess.run(WORK, { kind, ...order }) as Promise<PictureWork[Kind]['result']>
}
