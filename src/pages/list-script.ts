/** Script of a list of projects: the script of all pages, the filter, and the response to the first click on a card. */
import './every-page.ts'
import { filterList } from '../enhancements/list-filter.ts'
import { afterPaint } from '../islands/runtime/after-paint.ts'
import { warmUp } from '../islands/runtime/warm-up.ts'

// The first paint shows the list that the address asks for, because later the cards would move.
if (location.search) filterList()
else afterPaint(filterList)
warmUp()
