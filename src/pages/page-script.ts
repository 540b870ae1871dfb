/** Script of all pages but lists. The build makes it a classic script, inline at the end of the body. */
import './every-page.ts'
import { afterPaint } from '../islands/runtime/after-paint.ts'
import { keepScrollStops } from '../islands/runtime/scroll-stops.ts'

afterPaint(keepScrollStops)
