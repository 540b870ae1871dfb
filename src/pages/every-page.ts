/**
 * The part that the scripts of all pages share (page-script.ts, list-script.ts). Before the first paint runs only what that paint shows
 * and what an event before it needs. `tests/site/budgets.test.ts` counts that part.
 */

import { countView } from '../enhancements/analytics.ts'
import { carryPicture } from '../enhancements/carried-picture.ts'
import { watchScroll } from '../enhancements/scrolled-bar.ts'
import { choosePictures, followThemeChoice } from '../enhancements/theme.ts'
import { warnOfUnavailable } from '../enhancements/unavailable-buttons.ts'
import { afterPaint } from '../islands/runtime/after-paint.ts'
import { startIslands } from '../islands/runtime/loader.ts'

choosePictures()
carryPicture()
countView()
afterPaint(() => {
  startIslands()
  watchScroll()
  warnOfUnavailable()
  followThemeChoice()
})
