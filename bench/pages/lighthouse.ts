import { startOwnSite } from '@hotdrop/e2e/own-site';
import type { Result } from 'lighthouse';
import { giveVerdicts, median } from '../browser/verdicts.ts';
import type { Measurement } from '../results.ts';
import { numberOf, withLighthouse } from './lighthouse-visit.ts';

/** Runs Lighthouse on six pages, as a phone with simulated throttling: the median of five visits each. */

const pages = {
  home: '/pubg',
  profile: '/pubg/profile/steam/Hotdrop/pc-2018-43',
  ranks: '/pubg/ranks/steam/squad',
  rating: '/pubg/statistics/rating',
  playing: '/pubg/statistics/playing',
  favorites: '/pubg/favorite',
};
const tries = 5;

const categories = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const times = {
  'largest-contentful-paint': { name: 'LCP', most: 1_400, show: (ms: number) => `${Math.round(ms)} ms` },
  'total-blocking-time': { name: 'TBT', most: 50, show: (ms: number) => `${Math.round(ms)} ms` },
  'cumulative-layout-shift': { name: 'CLS', most: 0.02, show: (shift: number) => shift.toFixed(3) },
} as const;

/** Lists the audits that prevent full marks. */
const complaintsIn = ({ audits, categories: found }: Result): string[] =>
  Object.entries(found).flatMap(([category, { auditRefs }]) =>
    category === 'performance'
      ? []
      : auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id}, ${audits[id]?.title}`),
  );

function judge(page: string, runs: readonly Result[]): Measurement[] {
  const scores = Object.entries(categories).map(([id, least]) => {
    const score = Math.round(median(runs.map((run) => (run.categories[id]?.score ?? 0) * 100)));
    return { what: `${page}: ${id}`, target: `≥ ${least}`, measured: String(score), isKept: score >= least };
  });
  const waits = Object.entries(times).map(([id, { name, most, show }]) => {
    const value = median(runs.map((run) => numberOf(run, id)));
    return {
      what: `${page}: ${name}`,
      target: `≤ ${show(most)}`,
      measured: show(value),
      isKept: value <= most,
    };
  });
  return [...scores, ...waits];
}

const { siteUrl, stop } = await startOwnSite();
try {
  await withLighthouse(async (visit) => {
    const rows: Measurement[] = [];
    for (const [page, path] of Object.entries(pages)) {
      // The first visit to a new server is slower than later ones.
      await fetch(siteUrl + path);
      const runs: Result[] = [];
      for (let turn = 0; turn < tries; turn++) runs.push(await visit(siteUrl + path));
      rows.push(...judge(page, runs));
      for (const complaint of new Set(runs.flatMap(complaintsIn))) console.log(`${page}: ${complaint}`);
    }
    giveVerdicts(rows);
  });
} finally {
  await stop();
}
