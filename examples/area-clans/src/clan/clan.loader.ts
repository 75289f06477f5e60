import type { Site } from '@hotdrop/shared-domain/contract';
import { type Answer, apiOf, type FailureKind } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { type Clan, clansApi } from '../calls.ts';

export interface Member {
  readonly name: string;
  /** Of the mode with the most ranked matches in the running season. Null: no ranked match, or not known. */
  readonly ranked: Answer<'getSeasonStats'>['rankedStats'][string] | null;
}

export type ClanData =
  /** The members with the most points first. */
  | { readonly clan: Clan; readonly members: readonly Member[] }
  /** `not-found`: there is no such clan. */
  | { readonly clan: null; readonly failure: FailureKind };

export const clanLoader =
  (site: Site) =>
  async ({ params: { platform = '', tag = '' }, request: { signal } }: LoaderFunctionArgs) => {
    const [answer, seasons] = await Promise.all([
      clansApi(site).clan({ platform, tag }, { signal }),
      apiOf(site).listActiveSeasons({}, { signal }),
    ]);
    if (!answer.ok) {
      const failed: ClanData = { clan: null, failure: answer.error.kind };
      return data(failed, { status: failed.failure === 'not-found' ? 404 : 502 });
    }
    const season = seasons.ok ? seasons.data.seasons[platform]?.id : undefined;
    const members = await Promise.all(
      answer.data.members.map((name) => readMember(site, { shard: platform, name, season }, signal)),
    );
    const pointsOf = ({ ranked }: Member) => ranked?.currentRankPoint ?? -1;
    const found: ClanData = {
      clan: answer.data,
      members: members.toSorted((a, b) => pointsOf(b) - pointsOf(a)),
    };
    return data(found);
  };

interface MemberQuery {
  readonly shard: string;
  readonly name: string;
  readonly season: string | undefined;
}

async function readMember(
  site: Site,
  { shard, name, season }: MemberQuery,
  signal: AbortSignal,
): Promise<Member> {
  const api = apiOf(site);
  const player = await api.getPlayer({ shard, player: name }, { signal });
  if (!player.ok || season === undefined) return { name, ranked: null };
  const { accountId } = player.data.player;
  const stats = await api.getSeasonStats({ shard, accountId, season }, { signal });
  const modes = stats.ok ? Object.values(stats.data.rankedStats) : [];
  return { name, ranked: modes.toSorted((a, b) => b.roundsPlayed - a.roundsPlayed)[0] ?? null };
}
