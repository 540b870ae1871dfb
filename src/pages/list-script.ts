/** The script of a list of projects: that of every page, then the filter, and what answers the first click on a card. */
import './page-script.ts'
import { filterList } from '../enhancements/list-filter.ts'
import { warmUp } from '../islands/runtime/warm-up.ts'

filterList()
warmUp('ProjectModal')
