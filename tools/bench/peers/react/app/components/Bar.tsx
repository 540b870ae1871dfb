import { Button, Drawer } from '@heroui/react'
import { NavLink } from 'react-router'
import { site } from '../content'

function Links() {
  return (
    <>
      <NavLink to="/">Accueil</NavLink>
      <NavLink to="/projets">Projets</NavLink>
      <a href="/contact">Contact</a>
      <a href="/cv.pdf" target="_blank" rel="noopener noreferrer">
        CV
      </a>
    </>
  )
}

export function Bar() {
  return (
    <header className="sticky top-0 z-10 flex h-20 items-center justify-between bg-white/80 px-5 backdrop-blur">
      <NavLink to="/" className="font-bold">
        {site.name}
      </NavLink>
      <nav className="hidden gap-8 md:flex">
        <Links />
      </nav>
      <Drawer>
        <Button isIconOnly variant="ghost" className="md:hidden" aria-label="Ouvrir le menu">
          ☰
        </Button>
        <Drawer.Backdrop>
          <Drawer.Content placement="right">
            <Drawer.Dialog aria-label="Menu">
              <Drawer.CloseTrigger aria-label="Fermer le menu" />
              <Drawer.Body className="flex flex-col gap-4">
                <Links />
              </Drawer.Body>
            </Drawer.Dialog>
          </Drawer.Content>
        </Drawer.Backdrop>
      </Drawer>
    </header>
  )
}
