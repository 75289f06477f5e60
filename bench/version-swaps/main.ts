import { setTimeout as delay } from 'node:timers/promises';
import { giveVerdicts } from '../browser/verdicts.ts';
import { siteLabel } from '../measured-site.ts';
import { startVersionedSite } from './versioned-site.ts';
import { visit } from './visitors.ts';

/**
 * Swaps the version of an area while visitors request its pages. Measures failed requests, and the time from the move
 * of the pointer to the first page. `BENCH_REQUESTS` (10,000) and `BENCH_SWAPS` (20) set the size.
 */
const requests = Number(process.env.BENCH_REQUESTS ?? 10_000);
const swaps = Number(process.env.BENCH_SWAPS ?? 20);
const targets = { failed: 0, activation: 5_000 };

const site = await startVersionedSite();
try {
  // Caches, pools, and the compiler are warm.
  await visit(site.url, 400).ended;

  const { seen, ended } = visit(site.url, requests);
  const swapped: { readonly after: number; readonly tookMs: number; readonly version: string }[] = [];
  const begin = performance.now();
  for (let number = 1; number <= swaps; number += 1) {
    // Spread over the visits, so that each swap has visitors before and after it.
    while (seen.asked < (requests * number) / (swaps + 1)) await delay(20);
    const after = Math.round((performance.now() - begin) / 100) / 10;
    const tookMs = Math.round(await site.swap(number));
    swapped.push({ after, tookMs, version: (await site.versions()).join(', ') });
  }
  await ended;
  const times = seen.times.toSorted((one, other) => one - other);
  const at = (share: number) => `${times[Math.floor(share * (times.length - 1))] ?? 0} ms`;

  const slowest = Math.max(...swapped.map(({ tookMs }) => tookMs));
  giveVerdicts([
    {
      what: `${siteLabel}requests that failed during ${swaps} swaps, of ${seen.asked}`,
      target: String(targets.failed),
      measured: String(seen.failed.length),
      isKept: seen.failed.length <= targets.failed,
    },
    {
      what: `${siteLabel}slowest activation after the pointer has moved`,
      target: `≤ ${targets.activation} ms`,
      measured: `${slowest} ms`,
      isKept: slowest <= targets.activation,
    },
  ]);
  console.log(`pages meanwhile: p50 ${at(0.5)}, p99 ${at(0.99)}, the slowest ${at(1)}`);
  if (seen.failed.length > 0) {
    console.table(seen.failed);
    console.log(
      'swaps, in seconds after the first visit, and the versions in memory then (the live one first):',
    );
    console.table(swapped);
    console.log(`Log of the shell server:\n${site.log().split('\n').slice(-40).join('\n')}`);
  }
} finally {
  await site.stop();
}
