import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { printResults, resultFile } from './results.ts';

/**
 * `npm run bench` runs all measurements, `npm run bench -- api` the named ones. At the end it prints one table, and
 * stores it in `.cache/bench/results.json`: each measurement with its commit and machine.
 */
const measurements: Readonly<Record<string, { readonly about: string; readonly args: readonly string[] }>> = {
  api: {
    about: 'requests per second and latency of the API host on both databases',
    args: ['tools/postgres/main.ts', process.execPath, 'bench/api/load.ts'],
  },
  rendering: {
    about: 'pages per second of one shell server',
    args: ['bench/rendering/pages-per-second.ts'],
  },
  crowd: {
    about: 'what 200 connections without pauses get from a site',
    args: ['bench/pages/crowd.ts'],
  },
  cache: {
    about: 'pages per second through the shared cache, and how many reach the shell server',
    args: ['bench/pages/cache.ts'],
  },
  lighthouse: {
    about: 'Lighthouse results of six pages on a phone',
    args: ['bench/pages/lighthouse.ts'],
  },
  federation: {
    about: 'the cost of a first visit, compared with the same app in one bundle',
    args: ['bench/federation/main.ts'],
  },
  chain: {
    about: 'the longest chain of requests until a page is interactive',
    args: ['bench/pages/chain.ts'],
  },
  capacity: {
    about: 'CPU time of a page, a call, and a renewal in each process',
    args: ['tools/postgres/main.ts', process.execPath, 'bench/capacity/main.ts'],
  },
  'two-hosts': {
    about: 'what is lost when one of two API hosts is killed under load',
    args: ['tools/postgres/main.ts', process.execPath, 'bench/api/two-hosts.ts'],
  },
  'profile-motion': {
    about: "how quickly a player's matches open and scroll on a phone",
    args: ['bench/profile/motion.ts'],
  },
  replay: {
    about: 'frame times, bytes, and the first picture of a replay with a hundred players',
    args: ['bench/hotdrops/replay.ts'],
  },
  swaps: {
    about: 'failed requests and latency while an area is published again and again',
    args: ['bench/version-swaps/main.ts'],
  },
  soak: {
    about: 'growth of memory and latency in half an hour of visits',
    args: ['bench/soak/main.ts'],
  },
  'swap-memory': {
    about: 'memory held after publishing an area two hundred times',
    args: ['bench/version-swaps/memory.ts'],
  },
  'ranks-scroll': {
    about: 'scrolling a whole board of five hundred rows',
    args: ['bench/leaderboards/scroll.ts'],
  },
  dev: {
    about: 'time from a saved file to the screen',
    args: ['bench/dev/save-to-screen.ts'],
  },
};

const root = path.resolve(import.meta.dirname, '..');
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in measurements));

if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}. The measurements are:`);
  for (const [name, { about }] of Object.entries(measurements)) console.error(`  ${name}: ${about}`);
  process.exit(2);
}

const chosen = Object.entries(measurements).filter(([name]) => named.length === 0 || named.includes(name));
for (const [name, { about, args }] of chosen) {
  console.log(`\n${name}: ${about}`);
  const env = { ...process.env, BENCH_RESULT: resultFile(name) };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
printResults(Object.keys(measurements));
