import type { Site } from '@hotdrop/shared-domain/contract';
import { loaderSignal } from '@hotdrop/shared-domain/rules';
import type { Answer, MatchDetail } from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import { type LoaderArgs, parseAddress } from '../address.ts';
import { readWeaponNames } from '../figures/weapon-names.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { toLoadResult } from '../loading/load-result.ts';
import { createAnswerCache } from './answer-cache.ts';
import { readListPosition } from './list-position.ts';
import type { OpenedMatchData } from './match-list.ts';

/** Loads the match that the address names. If it fails, the list stays, so only an unknown match changes the status. */
export function openedMatchLoader(site: Site) {
  const matches = createAnswerCache<Answer<'getMatch'>>(({ match }) => match.killLog.state !== 'waiting');
  return async (args: LoaderArgs): Promise<ReturnType<typeof data<OpenedMatchData>>> => {
    const matchId = readListPosition(args).match;
    if (matchId === null) return data(null);
    const address = parseAddress(site.game, args.params);
    const signal = loaderSignal(site, args.request.signal);
    const accountId = await fetchAccountId(site, address, signal);
    if (accountId === null) return data(null);
    const input = { shard: address.platform, accountId, matchId };
    const load = () => site.api.getMatch(input, { signal });
    const result = await (site.side === 'server' ? load() : matches(JSON.stringify(input), load));
    if (!result.ok) {
      return data<OpenedMatchData>(toLoadResult(result), {
        status: result.error.kind === 'not-found' ? 404 : 200,
      });
    }
    const { match } = result.data;
    const weapons = await readWeaponNames(site.game, listWeapons(match));
    return data({ status: 'ready', data: { ...match, weapons } });
  };
}

const listWeapons = ({ teams, killLog }: MatchDetail) => [
  ...teams.flatMap(({ members }) => members.map(({ mainWeapon }) => mainWeapon)),
  ...(killLog.state === 'ready' ? killLog.entries.map(({ weapon }) => weapon) : []),
];
