// A thread starts as plain JavaScript: options such as `--import tsx` do not reach it in Node 20.
import { register } from 'tsx/esm/api'

register()
await import('./render-worker.ts')
