/** The script of a list of projects: that of every page, then the filter. */
import './page-script.ts'
import { filterList } from '../enhancements/list-filter.ts'

filterList()
