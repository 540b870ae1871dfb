import { WEBKIT } from './drivers/engines.ts'
import { describeJourneys } from './journeys.ts'

describeJourneys(WEBKIT)
