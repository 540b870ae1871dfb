/**
 * Script that every page runs before any island. The build makes it a classic script, inline at the end of the body. Lists have a longer
 * one (list-script.ts).
 */
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
