import { test } from '../test.ts';
import { hostConformance } from './conformance.ts';

/** The site's own shell meets the requirements for other hosts. */
hostConformance('our own shell', test, {
  basePath: '/pubg',
  pages: {
    'mf-leaderboards': 'ranks',
    'mf-statistics': 'statistics/rating',
    'mf-favorites': 'favorite',
  },
});
