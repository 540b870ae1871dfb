import type { DrawerProps } from '../../components/Drawer/Drawer.tsx'
import { hydrateIsland, readProps } from '../runtime/mount.tsx'
import { MobileDrawer } from './MobileDrawer.tsx'

export function mount(element: HTMLElement): Promise<void> {
  return hydrateIsland(element, <MobileDrawer {...readProps<DrawerProps>(element)} />)
}
