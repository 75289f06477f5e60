import { giveVerdicts, median } from '../browser/verdicts.ts';
import { inspect } from './inspector.ts';
import { startVersionedSite } from './versioned-site.ts';
import { visit } from './visitors.ts';

/**
 * Measures the shell server's memory while an area is published again and again, with visits in between. `BENCH_SWAPS`
 * sets the number (200).
 */
const swaps = Number(process.env.BENCH_SWAPS ?? 200);
const target = 1.3;
const looks = 5;
/** A new server is no baseline, because its caches, pools, and compiled code still grow. */
const settling = { visits: 1_000, swaps: 5 };

const site = await startVersionedSite({ NODE_OPTIONS: '--inspect=127.0.0.1:0' });
try {
  const inspector = await inspect(site.log());
  const look = async () => {
    const samples: Awaited<ReturnType<typeof inspector.memory>>[] = [];
    for (let number = 0; number < looks; number += 1) {
      await visit(site.url, 40).ended;
      samples.push(await inspector.memory());
    }
    const of = (what: 'live' | 'resident') => median(samples.map((sample) => sample[what]));
    return { live: of('live'), resident: of('resident') };
  };

  await visit(site.url, settling.visits).ended;
  let number = 0;
  const swapUntil = async (end: number) => {
    for (; number < end; number += 1) {
      await site.swap(number);
      await visit(site.url, 16).ended;
    }
  };
  await swapUntil(settling.swaps);
  const before = await look();
  const way = [];
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await swapUntil(settling.swaps + Math.round(swaps * share));
    way.push({ swaps: number - settling.swaps, ...(await look()) });
  }
  inspector.close();
  console.table([{ swaps: 0, ...before }, ...way]);
  const after = way.at(-1) ?? before;
  const verdict = (what: string, from: number, to: number) => ({
    what: `${what} of the shell server after ${swaps} swaps`,
    target: `≤ ${target} ×`,
    measured: `${(to / from).toFixed(2)} × (${from.toFixed(0)} → ${to.toFixed(0)} MB)`,
    isKept: to / from <= target,
  });
  giveVerdicts([
    verdict('live memory', before.live, after.live),
    verdict('resident memory', before.resident, after.resident),
  ]);
} finally {
  await site.stop();
}
