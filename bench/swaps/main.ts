import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSite, freePort, root, startSite, testAreaStore } from '@hotdrop/tools/site';
import { publishNext } from '../areas/publish-next.ts';
import { giveVerdicts } from '../browser/verdicts.ts';

/**
 * Swaps the version of an area while visitors ask for its pages: how many requests fail, how long a version takes
 * from its pointer to its first page, and what is left in memory afterwards. `BENCH_REQUESTS`, `BENCH_SWAPS` and
 * `BENCH_LATER_SWAPS` set how much is done (10,000; 20; 200 in all).
 */
const requests = Number(process.env.BENCH_REQUESTS ?? 10_000);
const swaps = Number(process.env.BENCH_SWAPS ?? 20);
const allSwaps = Number(process.env.BENCH_LATER_SWAPS ?? 200);
const visitors = 8;
const area = 'mf-leaderboards';
const page = '/pubg/ranks/steam/squad';

const targets = { failed: 0, activation: 5_000, memory: 1.3 };

const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-swaps-'));
const store = path.join(workDir, 'store');

interface Health {
  readonly areas: readonly { readonly area: string; readonly stable?: string }[];
}

/** Swaps to a new version and says how many ms passed from the pointer's move to its activation. */
async function swap(url: string, number: number): Promise<number> {
  const version = await publishNext({ store, workDir, area, number });
  const begin = performance.now();
  for (;;) {
    const { areas } = (await (await fetch(`${url}/healthz`)).json()) as Health;
    if (areas.find((one) => one.area === area)?.stable === version) return performance.now() - begin;
    if (performance.now() - begin > 60_000) throw new Error(`${version} has not become active in a minute.`);
    await delay(20);
  }
}

/** Visitors who ask for pages until so many were asked for; `failed` counts what was no page of the area. */
function visit(url: string, count: number) {
  const seen = { asked: 0, failed: 0, times: [] as number[], failures: new Map<string, number>() };
  const fail = (why: string) => {
    seen.failed += 1;
    seen.failures.set(why, (seen.failures.get(why) ?? 0) + 1);
  };
  const visitor = async () => {
    while (seen.asked < count) {
      seen.asked += 1;
      const begin = performance.now();
      try {
        const answer = await fetch(url + page);
        const isWhole = (await answer.text()).includes('</html>');
        if (answer.status !== 200) fail(`status ${answer.status}`);
        else if (!isWhole) fail('cut short');
      } catch (error) {
        fail(String(error));
      }
      seen.times.push(performance.now() - begin);
    }
  };
  return { seen, ended: Promise.all(Array.from({ length: visitors }, visitor)) };
}

/** What the shell server holds, in MB, when it has had the time to tidy up: the least of some looks. */
async function memory(url: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 8; look += 1) {
    await visit(url, 60).ended;
    const figures = await (await fetch(`${url}/metrics`)).text();
    const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]);
    least = Math.min(least, of('nodejs_heap_size_used_bytes') + of('nodejs_external_memory_bytes'));
  }
  return least / 1024 / 1024;
}

await buildSite({ root, areaStore: testAreaStore, say: console.log });
cpSync(testAreaStore, store, { recursive: true });
const site = await startSite({
  root,
  ports: { site: await freePort(), api: await freePort() },
  areaStore: store,
  workDir,
  env: { DATA_DIR: path.join(workDir, 'data'), REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' },
});
try {
  const url = site.siteUrl;
  // Caches, pools and the compiler have reached what they keep.
  await visit(url, 600).ended;
  for (let number = 1; number <= 5; number += 1) await swap(url, number);
  const before = await memory(url);

  const { seen, ended } = visit(url, requests);
  const activations: number[] = [];
  for (let number = 1; number <= swaps; number += 1) {
    // Spread over the visits, so that each swap has visitors before and after it.
    while (seen.asked < (requests * number) / (swaps + 1)) await delay(20);
    activations.push(await swap(url, 100 + number));
  }
  await ended;
  const times = seen.times.sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)} ms`;

  for (let number = swaps + 1; number <= allSwaps; number += 1) await swap(url, 100 + number);
  const after = await memory(url);

  const [slowest, share] = [Math.max(...activations), after / before];
  giveVerdicts([
    {
      what: `requests that failed during ${swaps} swaps, of ${seen.asked}`,
      target: String(targets.failed),
      measured: String(seen.failed),
      isKept: seen.failed <= targets.failed,
    },
    {
      what: 'slowest activation after the pointer has moved',
      target: `≤ ${targets.activation} ms`,
      measured: `${slowest.toFixed(0)} ms`,
      isKept: slowest <= targets.activation,
    },
    {
      what: `memory of the shell server after ${allSwaps} swaps`,
      target: `≤ ${targets.memory} ×`,
      measured: `${share.toFixed(2)} × (${before.toFixed(0)} → ${after.toFixed(0)} MB)`,
      isKept: share <= targets.memory,
    },
  ]);
  for (const [why, times] of seen.failures) console.log(`failed: ${why}, ${times} times`);
  console.log(`pages meanwhile: p50 ${at(0.5)}, p99 ${at(0.99)}, ${visitors} visitors at once`);
} finally {
  await site.stop();
  rmSync(workDir, { recursive: true, force: true });
}
