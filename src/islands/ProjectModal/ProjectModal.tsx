import { FloatingFocusManager, FloatingOverlay, useFloatingRootContext } from '@floating-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CLOSE } from '../../components/Icon/shapes.tsx'
import dialog from '../../components/ProjectDetails/dialog.module.scss'
import frame from '../../components/ProjectDetails/frame.module.scss'
import { ProjectDetails } from '../../components/ProjectDetails/ProjectDetails.tsx'
import { useWords } from '../../components/Words/Words.tsx'
import character from '../../looks/soleil/ProjectModal.module.scss'
import type { Details } from './details.ts'
import { useDismissal } from './dismissal.ts'
import styles from './ProjectModal.module.scss'
import { useSelection } from './selection.ts'
import { replaceFrame, useMounted } from './transition.ts'

const STYLES = { ...frame, ...dialog }

const TITLE_ID = 'project-title'

/** The dialog with the project of the address, over the list. */
export function ProjectModal({ island, projects }: { island: HTMLElement; projects: Details }) {
  const words = useWords('project')
  const { selection, close, card } = useSelection(island, projects, words)
  const open = selection !== null
  // The last project stays on the screen while the dialog fades out.
  const [last, setLast] = useState(selection)
  if (selection !== null && selection.slug !== last?.slug) setLast(selection)
  const shown = selection ?? last
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  const context = useFloatingRootContext({
    open,
    onOpenChange: (next) => {
      if (!next) close()
    },
    elements: { reference: null, floating },
  })
  const dismissal = useDismissal(open, close)
  const isMounted = useMounted(open)
  const overlay = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isMounted && overlay.current) replaceFrame(overlay.current)
  }, [isMounted])
  const status = open ? 'open' : 'closed'

  if (!isMounted || shown === null) return null
  return (
    <FloatingOverlay ref={overlay} className={styles.overlay} lockScroll data-status={status} {...dismissal}>
      <FloatingFocusManager context={context} modal outsideElementsInert returnFocus={card} initialFocus={0}>
        <div
          ref={setFloating}
          className={`${styles.dialog} ${character.opening}`}
          role="dialog"
          aria-labelledby={TITLE_ID}
          aria-modal="true"
          tabIndex={-1}
          data-status={status}
        >
          <ProjectDetails
            project={shown.project}
            layout="dialog"
            styles={STYLES}
            titleId={TITLE_ID}
            closeButton={
              <button type="button" className={styles.close} aria-label={words.close} onClick={close}>
                <Icon shape={CLOSE} />
              </button>
            }
          />
        </div>
      </FloatingFocusManager>
    </FloatingOverlay>
  )
}
