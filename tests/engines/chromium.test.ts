import { CHROMIUM } from './drivers/engines.ts'
import { describeJourneys } from './journeys.ts'

describeJourneys(CHROMIUM)
