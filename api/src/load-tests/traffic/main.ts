import { createApp } from '../../app.ts';
import { jobs } from '../../jobs/jobs.ts';
import { lookUpNames } from '../../jobs/look-up-names.ts';
import { refreshBoards } from '../../jobs/refresh-boards.ts';
import { refreshDetails } from '../../jobs/refresh-details.ts';
import { resumeRenewals } from '../../players/renewal/resume-renewals.ts';
import { startPubgSimulator } from '../../testing/pubg/simulator.ts';
import { startApi } from '../../testing/start-api.ts';
import { createSimulatedQueue } from './simulated-queue.ts';
import { createTimeline } from './timeline.ts';
import { createReport, createVisits } from './visits.ts';

/**
 * `node main.ts LIMIT VISITORS HOURS` simulates visits of a site with a key of LIMIT requests a minute, half of them for
 * new players, and prints a report as JSON. The host, its jobs, and the service run in one process on a clock that steps
 * by a second, so hours take a minute. Visitors never give up waiting.
 */

const [limit = 10, visitorsPerHour = 1_000, hours = 2] = process.argv.slice(2).map(Number);
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Players whom the site knows before the first visit. */
const knownPlayers = 360;
/** One in this many visitors of a known player presses the button, and another one opens a past season. */
const everyNth = 20;
const scheduled = [lookUpNames, refreshBoards, refreshDetails, resumeRenewals];

let seed = 43;
const random = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};

let now = () => new Date('2026-11-21T12:00:00Z');
const service = await startPubgSimulator({ now: () => now(), limit: 10_000, matchesPerPlayer: 0 });
service.boardSize = 20;
const api = await startApi({
  settings: { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL: service.url, CHECK_ANSWERS: 'no' },
  isEmpty: true,
});
now = api.context.now;
const time = () => now().getTime();
const queue = createSimulatedQueue(jobs, time);
const context = { ...api.context, queue };
const app = createApp(context);
const timeline = createTimeline(time);
const report = createReport();
const get = async (path: string, visitor: string) => {
  const response = await app.request(`/api/v1${path}`, { headers: { 'X-Forwarded-For': visitor } });
  const text = await response.text();
  const body = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, body, data: body?.data };
};
const visits = createVisits({ timeline, report, get, countRequests: () => service.requests.length });

const step = async (): Promise<void> => {
  if (time() % minute === 0) for (const { name } of scheduled) await queue.send(name, {}, 'scheduled');
  await timeline.runDue();
  await queue.runDue(context);
  api.advance(second);
};

const readSpent = async (): Promise<Readonly<Record<string, number>>> => {
  const { values } = await context.metrics.keyRequests.get();
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.work), value]));
};

let visitors = 0;
const nextVisitor = (): string => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** Known players were looked up at different times of the last half day. Boards were stored before, so all are due. */
const prepare = async (): Promise<void> => {
  await queue.send(refreshBoards.name, {});
  await queue.runDue(context);
  for (let i = 0; i < knownPlayers; i++) {
    await get(`/players/steam/Player${i}`, nextVisitor());
    if (i % 30 !== 29) continue;
    await queue.runDue(context);
    api.advance(hour);
  }
};

const simulate = async () => {
  service.limit = limit;
  api.advance(2 * minute);
  const spentBefore = await readSpent();
  const start = time();
  const end = start + hours * hour;
  let nextArrival = start;
  while (time() < end) {
    for (; nextArrival <= time(); nextArrival += (-Math.log(1 - random()) * hour) / visitorsPerHour) {
      const visitor = nextVisitor();
      if (random() < 0.5) visits.openNew(`Player${100_000 + visitors}`, visitor);
      else {
        const turn = visitors % everyNth;
        const more = turn === 0 ? 'renewal' : turn === 1 ? 'past season' : 'none';
        visits.openKnown(`Player${Math.floor(random() * knownPlayers)}`, visitor, more);
      }
    }
    await step();
  }
  const spent = await readSpent();
  const used = Object.fromEntries(
    Object.entries(spent).map(([work, count]) => [work, count - (spentBefore[work] ?? 0)]),
  );
  // The queue empties without new visitors, so that every wait has an end.
  while (!timeline.isEmpty() && time() < end + hour) await step();
  return { limit, visitorsPerHour, hours, key: { allowed: limit * hours * 60, used }, ...report };
};

await prepare();
process.stdout.write(`${JSON.stringify(await simulate())}\n`);
await api.close();
await service.close();
process.exit();
