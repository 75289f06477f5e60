import { startOwnSite } from '@hotdrop/e2e/own-site';
import type { Result } from 'lighthouse';
import { numberOf, type Throttling, withLighthouse } from './lighthouse-visit.ts';
import { type Measurement, median, report } from './measurement.ts';

/** Runs Lighthouse on six pages, as a phone: medians of five visits with simulated throttling, and of three with applied. */

const pages = {
  home: '/pubg',
  profile: '/pubg/profile/steam/Hotdrop/pc-2018-43',
  ranks: '/pubg/ranks/steam/squad',
  rating: '/pubg/statistics/rating',
  playing: '/pubg/statistics/playing',
  favorites: '/pubg/favorite',
};
const tries = { simulate: 5, devtools: 3 } as const;

const categories = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const showTime = (ms: number) => `${Math.round(ms)} ms`;
const showShift = (shift: number) => shift.toFixed(3);
const limits = {
  simulate: [
    { id: 'largest-contentful-paint', name: 'LCP', most: 1_400, show: showTime },
    { id: 'total-blocking-time', name: 'TBT', most: 50, show: showTime },
    { id: 'cumulative-layout-shift', name: 'CLS', most: 0.02, show: showShift },
  ],
  devtools: [
    { id: 'largest-contentful-paint', name: 'LCP, applied throttling', most: 1_500, show: showTime },
    { id: 'speed-index', name: 'Speed Index, applied throttling', most: 1_900, show: showTime },
    { id: 'total-blocking-time', name: 'TBT, applied throttling', most: 50, show: showTime },
    { id: 'cumulative-layout-shift', name: 'CLS, applied throttling', most: 0.02, show: showShift },
  ],
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

const judgeScores = (page: string, runs: readonly Result[]): Measurement[] =>
  Object.entries(categories).map(([id, least]) => {
    const score = Math.round(median(runs.map((run) => (run.categories[id]?.score ?? 0) * 100)));
    return { what: `${page}: ${id}`, target: `≥ ${least}`, measured: String(score), isKept: score >= least };
  });

const judgeTimes = (page: string, throttling: Throttling, runs: readonly Result[]): Measurement[] =>
  limits[throttling].map(({ id, name, most, show }) => {
    const value = median(runs.map((run) => numberOf(run, id)));
    return {
      what: `${page}: ${name}`,
      target: `≤ ${show(most)}`,
      measured: show(value),
      isKept: value <= most,
    };
  });

const { siteUrl, stop } = await startOwnSite();
try {
  await withLighthouse(async (visit) => {
    const rows: Measurement[] = [];
    for (const [page, path] of Object.entries(pages)) {
      // The first visit to a new server is slower than later ones.
      await fetch(siteUrl + path);
      const runs: Result[] = [];
      for (let turn = 0; turn < tries.simulate; turn++) runs.push(await visit(siteUrl + path));
      const slowed: Result[] = [];
      for (let turn = 0; turn < tries.devtools; turn++) slowed.push(await visit(siteUrl + path, 'devtools'));
      rows.push(
        ...judgeScores(page, runs),
        ...judgeTimes(page, 'simulate', runs),
        ...judgeTimes(page, 'devtools', slowed),
      );
      for (const complaint of new Set(runs.flatMap(complaintsIn))) console.log(`${page}: ${complaint}`);
    }
    report('lighthouse', rows);
  });
} finally {
  await stop();
}
