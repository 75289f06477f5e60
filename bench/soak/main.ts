import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '@hotdrop/tools/site-runner';
import { giveVerdicts } from '../browser/verdicts.ts';
import { isRehearsal, siteLabel, startMeasuredSite } from '../measured-site.ts';
import { taken } from '../results.ts';
import { ask, hangUp } from './ask.ts';
import { type Memory, memoryOf, thirdsOf } from './memory.ts';
import { createMix, type Player } from './mix.ts';
import { publishing } from './publishing.ts';
import { failuresIn, kindsIn, reportOf, waits } from './report.ts';
import { type Seen, type Step, send } from './traffic.ts';
import { commenting, renewing } from './writers.ts';

/**
 * Half an hour (`SOAK_MINUTES`) of mixed visits at half of the site's capacity, with comments, renewals, and publishes:
 * are memory and latency stable, and does anything fail? The report is `docs/soak.md`; after a shorter run, or one of the
 * rehearsal, in `.cache/bench/soak.md`.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const warmUpSeconds = 180;
const capacitySeconds = 30;
const mostGrowth = 1.05;

const probe = pathToFileURL(path.join(import.meta.dirname, 'memory-probe.ts')).href;
const site = await startMeasuredSite((folder) => ({
  NODE_OPTIONS: `--import=${probe}`,
  MEMORY_FOLDER: folder,
  MEMORY_EVERY_MS: '5000',
  // Sixty times per run, which is too rare to affect a percentile.
  COLLECT_EVERY_MS: String(minutes * 1_000),
}));

interface Board {
  readonly data: { readonly ranks: readonly Player[] };
}

const playersOf = async (): Promise<readonly Player[]> => {
  const answer = await ask(`${site.url}/api/v1/ranks/steam/squad`);
  const board: Board = JSON.parse(answer.text());
  return board.data.ranks;
};

async function soak() {
  const { url: siteUrl } = site;
  const players = await playersOf();
  const visiting = createMix(siteUrl, players);
  const publish = publishing(site);
  const besides: readonly { readonly step: Step; readonly every: number }[] = [
    { step: await commenting(siteUrl), every: 6 },
    { step: renewing(siteUrl, players), every: 15 },
    { step: publish, every: 2 * minutes },
  ];
  const visit = async (seconds: number, rate?: number): Promise<readonly Seen[]> => {
    const all = await Promise.all([
      send({ step: visiting, seconds, visitors: rate ? 64 : 16, ...(rate && { rate }) }),
      ...besides.map(({ step, every }) => send({ step, seconds, visitors: 1, rate: 1 / every })),
    ]);
    return all.flat();
  };

  // Until then, caches, pools, the compiler, and the hundred pictures fill, and old versions of areas begin to unload.
  for (let round = 0; round < 12; round++) {
    const { failure } = await publish();
    if (failure) throw new Error(`The site is unhealthy before the first visit. ${failure}`);
  }
  await visit(warmUpSeconds);
  const capacity = (await visit(capacitySeconds)).length / capacitySeconds;
  const rate = capacity / 2;
  console.log(`${capacity.toFixed(0)} requests a second; ${minutes} minutes at ${rate.toFixed(0)} follow`);
  const begin = Date.now();
  const seen = await visit(minutes * 60, rate);
  return { minutes, capacity, rate, begin, end: Date.now(), seen };
}

try {
  const run = await Promise.race([
    soak(),
    site.broken.then((error) => {
      throw error;
    }),
  ]);
  const { begin, end, seen } = run;
  const servers = [
    ...site.shells.map((shell) => ({ ...shell, script: 'main.cjs' })),
    ...site.apis.map((api) => ({ ...api, script: 'server.ts' })),
  ];
  const memories = (['held', 'rss'] as const).flatMap((kind) =>
    servers.map(
      ({ name, folder, script }): Memory => ({
        what: `${name}, ${kind === 'held' ? 'held after collecting' : 'resident'}`,
        kind,
        samples: memoryOf(folder, script, kind, begin, end),
      }),
    ),
  );
  const file = path.join(root, minutes < 30 || isRehearsal ? '.cache/bench/soak.md' : 'docs/soak.md');
  mkdirSync(path.dirname(file), { recursive: true });
  const report = reportOf({ ...run, memories, taken });
  writeFileSync(file, report);
  console.log(report);

  const failed = [...failuresIn(seen).values()].reduce((sum, times) => sum + times, 0);
  giveVerdicts([
    {
      what: `${siteLabel}soak of ${minutes} minutes: requests that failed`,
      target: '0',
      measured: `${failed} of ${seen.length}`,
      isKept: failed === 0,
    },
    ...memories.map((memory) => {
      const [first = Number.NaN, , last = Number.NaN] = thirdsOf(memory, begin, end);
      return {
        what: `${siteLabel}soak, memory of the ${memory.what}: last third to first`,
        target: `≤ ${mostGrowth} ×`,
        measured: `${(last / first).toFixed(3)} × (${first.toFixed(0)} → ${last.toFixed(0)} MB)`,
        isKept: last / first <= mostGrowth,
      };
    }),
    ...kindsIn(seen)
      .filter((kind) => ['page', 'file', 'call'].includes(kind))
      .map((kind) => ({
        what: `${siteLabel}soak, p99 of each ${kind}: first and last third`,
        target: '–',
        measured: `${waits(run, kind).p99.join(' → ')} ms`,
        isKept: true,
      })),
  ]);
} finally {
  hangUp();
  await site.stop();
}
