import { FIREFOX } from './drivers/engines.ts'
import { describeJourneys } from './journeys.ts'

describeJourneys(FIREFOX)
