import { refuseEverybodyBy } from '#testing/walks/refusals-suite'

refuseEverybodyBy('cab', 'air')
