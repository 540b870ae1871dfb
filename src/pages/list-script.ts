/** Script of a list of projects: the script of all pages, the filter, and the response to the first click on a card. */
import './every-page.ts'
import { filterList } from '../enhancements/list-filter.ts'
import { warmUp } from '../islands/runtime/warm-up.ts'

filterList()
warmUp()
