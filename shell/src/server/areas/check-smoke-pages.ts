import { offeredPlatforms, rankedModes, readShard } from '@hotdrop/shared-domain/game';
import type { Api } from '@hotdrop/shared-domain/wire';
import type { LoadedVersion, Log, ReleaseSet } from '@hotdrop/shared-host/server';
import { basePath, game } from '../../site/game.ts';
import { type Renderer, renderPage } from '../rendering/render-page.tsx';

/**
 * Renders a version's smoke pages before any visitor gets it. A page may honestly say that there is nothing to show,
 * and with the API host away every version says so: only what the area itself does wrong keeps it out.
 */
export async function checkSmokePages(version: LoadedVersion, renderer: Renderer): Promise<void> {
  const set: ReleaseSet = {
    areas: [{ ...version, status: 'ready' }],
    problem: undefined,
    release: () => {},
  };
  for (const page of version.manifest.smoke) {
    const path = page.includes('{player}') ? page.replace('{player}', await somePlayer(renderer.api)) : page;
    const url = `http://smoke.invalid${basePath}/${path}`;
    const visitor = {
      locale: 'en',
      isLocaleChosen: false,
      theme: 'dark',
      platform: undefined,
      putAway: [],
      app: { isMobileApp: false, isLegacyApp: false, isMobile: false },
      isAppSaid: false,
      stickyId: undefined,
    } as const;
    const { response, faults } = await renderPage(
      { request: new Request(url), origin: 'http://smoke.invalid', visitor, set },
      { ...renderer, log: quiet },
    );
    await response.text();
    if (response.status === 500 || faults.length > 0) {
      throw new Error(
        `its smoke page ${page} answers ${response.status}: ${faults.map(String).join('; ').slice(0, 500)}`,
      );
    }
  }
}

/** A player who is on a board; a name that nobody has when the API host is away. */
async function somePlayer(api: Api): Promise<string> {
  const shard =
    offeredPlatforms(game).find(({ id }) => readShard(game, id).hasBoard)?.id ?? game.defaultPlatform;
  const mode = rankedModes(game, null)[0]?.id ?? '';
  const board = await api.getLeaderboard({ shard, mode });
  const name = (board.ok && board.data.ranks[0]?.name) || 'nobody';
  return `${shard}/${encodeURIComponent(name)}`;
}

/** What it says of other parts, such as an API host that is away, is no word on this version. */
const quiet: Log = { info: () => {}, warn: () => {}, error: () => {} };
