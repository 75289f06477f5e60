import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  buildSite,
  freePort,
  startApiHost,
  startPostgres,
  startShell,
  testAreaStore,
} from '@hotdrop/tools/site-runner';
import type { Page } from '@playwright/test';
import { startService, visitorsAgent } from '../pubg-service.ts';
import { expect, test } from '../test.ts';
import { type Facts, falseSentences, openingPages, type PageName, promise } from './false-sentences.ts';
import { createTestClock } from './test-clock.ts';

/**
 * The first hour of a site with a new key and an empty database. The clocks of all processes and of PostgreSQL run faster
 * until somebody looks, and the service then answers as much faster. Deadlines and the work of the servers take real
 * time, so servers seem slower than they are, never faster.
 */

const speed = 30;
const minute = 60_000;
/** Requests a minute. */
const keyLimit = 10;
/** The time of an answer of the game's service, in ms. */
const latency = 400;
const visitorsPerHour = 200;

const run = promisify(execFile);
const stops: (() => unknown)[] = [];
test.afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

/** Lets PostgreSQL show the time of the test's clock, because the job queue reads it there. */
const clockSql = `
  create schema clock;
  create table clock.state (since timestamptz, shown timestamptz, speed float8);
  insert into clock.state values (pg_catalog.now(), pg_catalog.now(), 1);
  create function clock.now() returns timestamptz language sql stable as
    $$ select shown + (pg_catalog.now() - since) * speed from clock.state $$;
  alter database postgres set search_path = public, clock, pg_catalog;`;

const factsSql = `
  select json_build_object(
    'boards', (select coalesce(json_agg(distinct board || '/' || mode), '[]') from board_rows),
    'playerCounts', (select count(*) from player_counts),
    'games', (select count(*) from snapshots where key = 'games'),
    'players', (select count(*) from players),
    'ranked', (select count(*) from ranked_stats),
    'landingLists', (select count(*) from hot_drops where map_name <> ''),
    'waiting', (select count(*) from name_lookups where answered_at is null))`;

async function openSite(workDir: string) {
  await buildSite({ areaStore: testAreaStore, say: console.log });
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const sql = async (text: string) => (await run('psql', [postgres.url, '-qAtc', text])).stdout.trim();
  await sql(clockSql);
  const clock = createTestClock(workDir);
  const game = await startService(keyLimit, { ...process.env, ...clock.env });
  stops.push(() => game.service.kill());
  const api = await startApiHost({
    workDir,
    env: {
      ...clock.env,
      TEST_WAIT_SPEED: String(speed),
      DATABASE_URL: postgres.url,
      SESSION_SECRET: 'a secret of the rehearsal, 32 characters',
      PUBG_API_KEY: 'a-key-that-is-long-enough',
      PUBG_API_URL: game.url,
      STEAM_API_URL: game.url,
      STEAM_STORE_URL: game.url,
    },
  });
  stops.push(api.stop);
  await api.whenReady();
  const shell = await startShell({
    port: await freePort(),
    workDir,
    areaStore: testAreaStore,
    apiUrl: api.url,
    env: clock.env,
  });
  stops.push(shell.stop);

  const pids = [game.service.pid ?? 0, api.pid, shell.pid];
  let isKeyRefused = false;
  return {
    url: shell.url,
    now: clock.now,
    async setSpeed(next: number) {
      game.service.send({ latency: latency / next });
      const { since, shown } = await clock.setSpeed(pids, next);
      const toTime = (time: number) => `to_timestamp(${time / 1_000})`;
      await sql(`update clock.state set since = ${toTime(since)}, shown = ${toTime(shown)}, speed = ${next}`);
    },
    setKeyAccepted(isKeyAccepted: boolean) {
      isKeyRefused = !isKeyAccepted;
      game.service.send({ isKeyAccepted });
    },
    async readFacts(): Promise<Facts> {
      return { ...JSON.parse(await sql(factsSql)), isKeyRefused };
    },
  };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** Three of five visitors look up somebody new, one a player whom the site knows, and one a name that nobody has. */
const nameOf = (visitor: number) =>
  visitor % 5 === 0 ? 'RealPlayer' : visitor % 5 === 1 ? `Nobody${visitor}` : `Player${visitor}`;
const otherPages = [
  'leaderboards',
  'board',
  'rating',
  'playing',
  'hot drops',
  'board of a region',
  'map',
] as const;

/** Visitors who come at a steady rate of the site's clock, each with an address of their own. */
function createVisitors(site: Site) {
  const failures: string[] = [];
  let answers: Record<string, number> = {};
  let [slowest, running] = [0, 0];
  const open = async (visitor: number, address: string) => {
    const begin = performance.now();
    const response = await fetch(site.url + address, {
      headers: {
        'user-agent': visitorsAgent,
        'x-forwarded-for': `198.51.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
      },
    });
    const text = await response.text();
    const { status } = response;
    slowest = Math.max(slowest, performance.now() - begin);
    answers[status] = (answers[status] ?? 0) + 1;
    const isHonest =
      [200, 202, 404].includes(status) || (status === 503 && Number(response.headers.get('retry-after')) > 0);
    if (!isHonest || !text.includes('</html>')) failures.push(`${address}: ${status} ${text.slice(-200)}`);
  };
  const visit = async (visitor: number) => {
    running += 1;
    try {
      const other = otherPages[visitor % otherPages.length] ?? 'board';
      await open(visitor, openingPages.home);
      await open(visitor, `/pubg/search?shard=steam&name=${nameOf(visitor)}`);
      await open(visitor, openingPages[other]);
    } catch (error) {
      failures.push(`visitor ${visitor}: ${error}`);
    }
    running -= 1;
  };
  const begin = site.now();
  let come = 0;
  return {
    failures,
    /** Lets them come until a minute after the opening. */
    async comeUntil(end: number) {
      while (site.now() < begin + end * minute) {
        const due = ((site.now() - begin) / minute) * (visitorsPerHour / 60);
        while (come < due) void visit(come++);
        await delay(20);
      }
      while (running > 0) await delay(20);
    },
    /** The answers since the last report. */
    report() {
      const seen = { visitors: come, answers, slowest: Math.round(slowest) };
      [answers, slowest] = [{}, 0];
      return seen;
    },
  };
}

/** The pages that a refused key could change. */
const keyPages: PageName[] = ['home', 'board', 'rating', 'profile', 'kill log', 'unknown player'];

/** Pages that are read at the same time. */
const tabs = 3;
const widths = { phone: 360, desktop: 1280 } as const;

/** Reads a page as a visitor does, on a desktop and a phone. */
async function read(page: Page, address: string, picture: string): Promise<string> {
  await page.goto(address);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
  const texts: string[] = [await page.title()];
  for (const [name, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${picture} ${name}.png`, fullPage: true });
    // biome-ignore lint/performance/useDomNodeTextContent: only what a visitor sees
    texts.push(await page.locator('body').innerText());
  }
  return texts.join('\n');
}

const findFalse = (text: string, name: PageName, facts: Facts) =>
  falseSentences.flatMap(({ sentence, pages, isFalse = () => true }) => {
    const [found] = sentence.exec(text) ?? [];
    const applies = pages === undefined || pages.includes(name);
    return found !== undefined && applies && isFalse(facts) ? [`${name}: ${found}`] : [];
  });

test('the first hour of a new site says nothing false, nor does one whose key is refused', async ({
  context,
  mayComplain,
}) => {
  test.setTimeout(900_000);
  mayComplain(/status of (404|503)/);
  const pictures = path.join(test.info().outputPath(), 'pictures');
  mkdirSync(pictures, { recursive: true });
  const site = await openSite(path.join(test.info().outputPath(), 'site'));
  const visitors = createVisitors(site);
  let promises = new Set<string>();

  /** Looks at pages at a minute after the opening, at normal speed. Returns their texts. */
  const look = async (at: number, names = Object.keys(openingPages) as PageName[]) => {
    await site.setSpeed(speed);
    await visitors.comeUntil(at);
    await site.setSpeed(1);
    const problems: string[] = [];
    const promised = new Set<string>();
    const texts = new Map<PageName, string>();
    const facts = await site.readFacts();
    const queue = [...names];
    const readNext = async (page: Page): Promise<void> => {
      const name = queue.shift();
      if (!name) return page.close();
      await page.clock.setSystemTime(site.now());
      const text = await read(page, site.url + openingPages[name], path.join(pictures, `${at} ${name}`));
      texts.set(name, text);
      problems.push(...findFalse(text, name, facts));
      for (const [sentence] of name === 'unknown player' ? [] : text.matchAll(promise))
        promised.add(`${name}: ${sentence.trim()}`);
      await readNext(page);
    };
    await Promise.all(Array.from({ length: tabs }, async () => readNext(await context.newPage())));
    problems.push(...[...promised].filter((sentence) => promises.has(sentence)));
    promises = promised;
    console.log(
      `Minute ${at}:`,
      JSON.stringify({ ...visitors.report(), ...facts, boards: facts.boards.length }),
    );
    if (problems.length > 0) console.log(problems.join('\n'));
    expect.soft(problems, `false at minute ${at}`).toEqual([]);
    return texts;
  };

  await look(1);
  await look(10);
  await look(60);

  site.setKeyAccepted(false);
  const refused = await look(66, keyPages);
  expect.soft(refused.get('unknown player')).toContain("The game's service refuses our requests");
  expect.soft(refused.get('profile')).toContain('RealPlayer');
  expect.soft(await site.readFacts()).toMatchObject({ waiting: 0 });

  site.setKeyAccepted(true);
  const recovered = await look(76, keyPages);
  expect.soft(recovered.get('unknown player')).toContain('Player is not found');
  expect(visitors.failures).toEqual([]);
});
