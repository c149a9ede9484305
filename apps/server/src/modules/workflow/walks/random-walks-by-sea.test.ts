import { walkAtRandomBy } from '#testing/walks/random-suite'

walkAtRandomBy('dti', 'sea')
