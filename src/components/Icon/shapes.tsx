/**
 * Our own shapes of 24 × 24, in the colour of the text. Each is one constant, so that a browser receives only those that its islands draw.
 */

export const CONTRAST = (
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path data-solid d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
  </>
)
export const MENU = <path d="M3 8h18M3 16h18" />
export const CLOSE = <path d="m6 6 12 12M18 6 6 18" />
export const ARROW = <path d="M5 12h14m-6-6 6 6-6 6" />
export const BACK = <path d="M19 12H5m6-6-6 6 6 6" />
export const EXTERNAL = <path d="M8 16 17 7M9 7h8v8" />
export const CHECK = <path d="m5 12.5 4.5 4.5L19 7.5" />
export const MAIL = <path d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />
export const PHONE = (
  <path d="M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3c0 1.1-.9 2-2 2A15 15 0 0 1 4.5 5.5c0-1.1.9-2 2-2Z" />
)
export const PLACE = (
  <path d="M12 21c4.5-4.8 6.8-8.2 6.8-11.2a6.8 6.8 0 0 0-13.6 0C5.2 12.8 7.5 16.2 12 21Zm0-8.8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
)
export const CALENDAR = <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8m7-4.5V8" />
export const CARD = (
  <path d="M3.5 5.5h17v13h-17zM14 10h3.5M14 14h3.5m-8.5-2a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 9 12Zm-2.8 3.5c.4-1.4 1.4-2 2.8-2s2.4.6 2.8 2" />
)
export const CLOCK = <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />
