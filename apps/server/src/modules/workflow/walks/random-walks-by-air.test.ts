import { walkAtRandomBy } from '#testing/walks/random-suite'

walkAtRandomBy('cab', 'air')
