/** The part that the scripts of all pages share (page-script.ts, list-script.ts). It runs before any island. */
import { countView } from '../enhancements/analytics.ts'
import { carryPicture } from '../enhancements/carried-picture.ts'
import { watchScroll } from '../enhancements/scrolled-bar.ts'
import { reloadWhenStale } from '../enhancements/stale-page.ts'
import { followThemeChoice } from '../enhancements/theme.ts'
import { warnOfUnavailable } from '../enhancements/unavailable-buttons.ts'
import { startIslands } from '../islands/runtime/loader.ts'

countView()
startIslands()
watchScroll()
warnOfUnavailable()
followThemeChoice()
reloadWhenStale()
carryPicture()
