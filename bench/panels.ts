import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startCachedSite } from './cached-site.ts';
import { measureLoad, sendLoad } from './load.ts';
import { type Measurement, report } from './measurement.ts';

/** Measures what the forms of a panel weigh and cost, and what open overlays cost the server. */

const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const overlays = 1_000;
const limits = { frame: 30, badge: 2, frameP99: 60, lineP99: 20, perSecond: 5_000, memory: 150, slower: 1.1 };

const rank = '/pubg/panel/mf-profile/rank';
const player = '?player=steam/Hotdrop&hl=en';
const kilobytes = (bytes: number) => bytes / 1024;

const { apiUrl, shell, cache, stop } = await startCachedSite();

/** The bytes of an answer, uncompressed. */
async function weigh(address: string): Promise<{ text: string; bytes: number }> {
  const answer = await fetch(shell.url + address, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
  return { text: body.toString(), bytes: body.byteLength };
}

async function readMemory(): Promise<number> {
  const metrics = await (await fetch(`${shell.operatorsUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20;
}

/** Players of a board, so that each overlay is about another one. */
async function listPlayers(): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2].map(async (page) => {
      const answer = await fetch(`${apiUrl}/api/v1/ranks/steam/squad?perPage=500&page=${page}`);
      const { data } = await answer.json();
      return data.ranks.flatMap(({ name }: { name: string | null }) => name ?? []);
    }),
  );
  return pages.flat();
}

async function openOverlays(names: readonly string[]): Promise<() => void> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const open = (name: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const address = `${shell.url}${rank}?player=steam/${encodeURIComponent(name)}&form=events`;
      get(address, { agent }, (answer) => resolve(answer.resume())).on('error', reject);
    });
  const answers = await Promise.all(
    Array.from({ length: overlays }, (_, turn) => open(names[turn % names.length] ?? '')),
  );
  if (answers.some(({ statusCode }) => statusCode !== 200)) throw new Error('An overlay was refused.');
  return () => agent.destroy();
}

const measurePages = () =>
  sendLoad({ url: shell.url, pathOf: () => '/pubg/ranks', connections: 8, rate: 40, seconds });

try {
  const frame = await weigh(`${rank}${player}&form=frame`);
  const [, font = ''] = /url\(([^)]+\.woff2)\)/.exec(frame.text) ?? [];
  const weight = kilobytes(frame.bytes + (await weigh(font)).bytes);
  const badge = kilobytes((await weigh(`${rank}.svg${player}`)).bytes);
  const rows: Measurement[] = [
    { what: 'a frame of `rank` with its font', unit: 'KB', measured: weight, most: limits.frame },
    { what: 'a badge', unit: 'KB', measured: badge, most: limits.badge },
  ].map(({ what, unit, measured, most }) => ({
    what,
    target: `≤ ${most} ${unit}`,
    measured: `${measured.toFixed(1)} ${unit}`,
    isKept: measured <= most,
  }));
  const loads = [
    { what: 'frames', address: `${rank}${player}&form=frame`, most: limits.frameP99 },
    { what: 'lines', address: `${rank}.txt${player}`, most: limits.lineP99 },
  ];
  for (const { what, address, most } of loads) {
    let turn = 0;
    // A new address each time, so that the server draws each.
    const load = { url: shell.url, pathOf: () => `${address}&turn=${turn++}`, connections: 8, seconds };
    const { perSecond, p99, failed } = await measureLoad(load);
    rows.push({
      what: `${what} that the server draws, p99 at half load`,
      target: `≤ ${most} ms, none failed`,
      measured: `${p99} ms at ${(perSecond / 2).toFixed(0)} a second, ${failed} failed`,
      isKept: p99 <= most && failed === 0,
    });
  }
  const cached = { url: cache.url, pathOf: () => `${rank}${player}&form=frame`, connections: 64, seconds };
  await sendLoad({ ...cached, seconds: 2 });
  const { perSecond, failed } = await sendLoad(cached);
  rows.push({
    what: 'frames through the shared cache',
    target: `≥ ${limits.perSecond} a second, none failed`,
    measured: `${perSecond.toFixed(0)} a second, ${failed} failed`,
    isKept: perSecond >= limits.perSecond && failed === 0,
  });
  const names = await listPlayers();
  await measurePages();
  const [memoryBefore, before] = [await readMemory(), await measurePages()];
  const close = await openOverlays(names);
  await delay(5_000);
  const [memory, after] = [(await readMemory()) - memoryBefore, await measurePages()];
  close();
  rows.push(
    {
      what: `memory of ${overlays} open overlays`,
      target: `≤ ${limits.memory} MB`,
      measured: `${memory.toFixed(0)} MB`,
      isKept: memory <= limits.memory,
    },
    {
      what: 'p99 of pages, without and with them',
      target: `≤ ${limits.slower} times as long`,
      measured: `${before.p99} and ${after.p99} ms`,
      isKept: after.p99 <= before.p99 * limits.slower,
    },
  );
  report('panels', rows);
} finally {
  await stop();
}
