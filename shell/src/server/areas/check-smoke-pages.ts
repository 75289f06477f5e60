import { setTimeout } from 'node:timers/promises';
import { offeredPlatforms, rankedModes, readShard } from '@hotdrop/shared-domain/game';
import { type Api, createApi } from '@hotdrop/shared-domain/wire';
import type { LoadedVersion, Log, ReleaseSet } from '@hotdrop/shared-host/server';
import { DeadlineError } from '@hotdrop/shared-host/store';
import { basePath, game } from '../../site/game.ts';
import { firstTimeVisitor, type Visitor } from '../http/visitor.ts';
import { shellSlots } from '../parts/page-parts.ts';
import { createPartHealth } from '../parts/part-health.ts';
import { handlePage } from '../rendering/handle-page.ts';
import type { Renderer } from '../rendering/renderer.ts';

/** Pause in ms before a smoke page is rendered again. */
const pause = 100;

/**
 * How often a late page is rendered. The first time, it reads its code and its data, and a server that starts does this
 * for all areas at once.
 */
const maxAttempts = 4;

/**
 * Renders a version's smoke pages before visitors get it. Throws only when the area's own code fails: a page may
 * answer 404, and every page fails to load its data while the API host is unreachable. A page that is late because
 * this server is overloaded says nothing about the area, so it is rendered again until `signal` aborts.
 */
export async function checkSmokePages(
  version: LoadedVersion,
  renderer: Renderer,
  signal: AbortSignal,
): Promise<void> {
  const set: ReleaseSet = {
    areas: [{ ...version, status: 'ready' }],
    problem: undefined,
    release: () => {},
  };
  const { smoke, parts = [] } = version.manifest;
  const hasPartsOnHome = parts.some(({ slot }) => shellSlots.some(({ name }) => name === slot));
  // Some parts of home are for one kind of visitor.
  const home = [firstTimeVisitor, returningVisitor].map((visitor) => ({ page: '', visitor }));
  const pages = smoke.map((page) => ({ page, visitor: firstTimeVisitor }));
  for (const { page, visitor } of hasPartsOnHome ? [...home, ...pages] : pages) {
    const path = page.includes('{player}')
      ? page.replace(
          '{player}',
          await findRankedPlayer(createApi({ fetch: renderer.connectFetch(firstTimeVisitor) })),
        )
      : page;
    const url = `http://smoke.invalid${basePath}${path && `/${path}`}`;
    let outcome = await renderSmokePage(url, visitor, set, renderer);
    for (let attempt = 1; mayBeInTime(outcome, attempt) && !signal.aborted; attempt += 1) {
      await setTimeout(pause);
      outcome = await renderSmokePage(url, visitor, set, renderer);
    }
    const { response, faults, failedParts } = outcome;
    for (const { key, error } of failedParts) {
      throw new Error(
        `on the smoke page ${page || 'home'}, the part ${key} fails: ${String(error).slice(0, 500)}`,
      );
    }
    if (response.status === 500 || faults.length > 0) {
      throw new Error(
        `the smoke page ${page} answers ${response.status}: ${faults.map(String).join('; ').slice(0, 500)}`,
      );
    }
  }
}

type Outcome = Awaited<ReturnType<typeof renderSmokePage>>;

/** Whether the page was late, and may be in time when it is rendered again. */
function mayBeInTime({ isLateByOverload, faults, failedParts }: Outcome, attempt: number): boolean {
  const errors = [...faults, ...failedParts.map(({ error }) => error)];
  const isLate = errors.some((error) => error instanceof DeadlineError);
  return isLateByOverload || (isLate && attempt < maxAttempts);
}

async function renderSmokePage(url: string, visitor: Visitor, set: ReleaseSet, renderer: Renderer) {
  let isLateByOverload = false;
  const outcome = await handlePage(
    { request: new Request(url), origin: 'http://smoke.invalid', visitor, set },
    {
      ...renderer,
      log: silentLog,
      report: () => {},
      partHealth: createPartHealth({ log: silentLog }),
      // Asked only after a missed deadline.
      isOverloaded() {
        const isOverloaded = renderer.isOverloaded();
        isLateByOverload ||= isOverloaded;
        return isOverloaded;
      },
    },
  );
  await outcome.response.text();
  return { ...outcome, isLateByOverload };
}

const returningVisitor: Visitor = {
  ...firstTimeVisitor,
  returning: { favorites: 1, recentPlayers: 1, hasMyPlayer: true },
};

/** A player of a leaderboard; before it is read, a name too long for an account, so that no one asks the game for it. */
async function findRankedPlayer(api: Api): Promise<string> {
  const shard =
    offeredPlatforms(game).find(({ id }) => readShard(game, id).hasBoard)?.id ?? game.defaultPlatform;
  const mode = rankedModes(game, null)[0]?.id ?? '';
  const board = await api.getLeaderboard({ shard, mode });
  const name = (board.ok && board.data.ranks[0]?.name) || 'a-player-whom-the-game-cannot-have';
  return `${shard}/${encodeURIComponent(name)}`;
}

/** Hides messages about other parts, such as an unreachable API host. */
const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
