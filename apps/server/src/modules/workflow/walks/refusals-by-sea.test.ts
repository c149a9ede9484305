import { refuseEverybodyBy } from '#testing/walks/refusals-suite'

refuseEverybodyBy('dti', 'sea')
