import { ResponsiveBadge } from '../../components/Badge/Badge.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CLOSE } from '../../components/Icon/shapes.tsx'
import layout from '../../components/ProjectDetails/frame.module.scss'
import { SkeletonLines } from '../../components/Skeleton/Skeleton.tsx'
import { useWords } from '../../components/Words/Words.tsx'
import character from '../../looks/soleil/ProjectModal.module.scss'
import modal from './ProjectModal.module.scss'

/**
 * The response to a click on a card until the island has drawn the dialog: the same frame, which the script of the list
 * (ProjectModal.island.ts) fills with the content of the card.
 */
export function ProjectFrame() {
  const { close } = useWords('project')
  return (
    <template data-empty-frame="">
      <div className={modal.overlay} data-frame="" data-status="opening">
        <div className={`${modal.dialog} ${character.opening}`} role="dialog" aria-modal="true" aria-labelledby="frame">
          <article className={layout.details}>
            <header className={layout.header}>
              <div className={layout.heading}>
                <h2 id="frame" className={layout.title}>
                  …
                </h2>
                <p className={layout.theme}>…</p>
              </div>
              <ResponsiveBadge responsive={true} />
              <ResponsiveBadge responsive={false} />
              <button type="button" className={modal.close} aria-label={close}>
                <Icon shape={CLOSE} />
              </button>
            </header>
            <div className={layout.body}>
              <div className={layout.text}>
                <SkeletonLines />
              </div>
              <div className={layout.side}>
                <div className={layout.picture} data-picture="" />
              </div>
            </div>
          </article>
        </div>
      </div>
    </template>
  )
}
