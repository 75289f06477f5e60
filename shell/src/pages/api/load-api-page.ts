import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes, readShard } from '@hotdrop/shared-domain/game';
import { loaderSignal } from '@hotdrop/shared-domain/rules';
import { weekOf } from '@hotdrop/shared-domain/text';
import { apiOf, type PublishedFile } from '@hotdrop/shared-domain/wire';
import { type ApiDescription, type ReadCall, readDescription } from './read-calls.ts';
import { addressOf, type Trial, tryCall, type Values } from './try-call.ts';

export interface ApiPageData {
  /** Null: the API does not answer. */
  readonly description: ApiDescription | null;
  /** Values with which calls have an answer, by the names of parameters. */
  readonly examples: Values;
  /** Path and query of the first call that a newcomer sends. */
  readonly firstAddress: string;
  /** The call in the form. */
  readonly call: ReadCall | null;
  /** Null: the visitor has not sent the form. */
  readonly trial: Trial | null;
  readonly files: readonly PublishedFile[];
}

/** A call that every newcomer understands. */
const firstCall = 'getPlayer';

/** Loads the description of the API, and sends the call of the form: without scripts, too. */
export const loadApiPage =
  (site: Site) =>
  async ({ request }: { request: Request }): Promise<ApiPageData> => {
    const signal = loaderSignal(site, request.signal);
    const query = new URL(request.url).searchParams;
    const [description, examples, listed] = await Promise.all([
      fetchDescription(site, signal),
      findExamples(site, signal),
      apiOf(site).listFiles({}, { signal }),
    ]);
    const findCall = (name: string | null) => description?.calls.find((call) => call.name === name);
    const first = findCall(firstCall);
    const call = findCall(query.get('call')) ?? first ?? null;
    const address = call && query.has('send') ? addressOf(call, Object.fromEntries(query)) : null;
    return {
      description,
      examples,
      firstAddress: (first && addressOf(first, examples)) ?? '/api/v1/seasons/active',
      call,
      trial: address === null ? null : await tryCall(site, address, signal),
      files: listed.ok ? listed.data.files : [],
    };
  };

async function fetchDescription({ fetch }: Site, signal: AbortSignal): Promise<ApiDescription | null> {
  try {
    const response = await fetch('/api/v1/openapi.json', { signal });
    return readDescription(await response.json());
  } catch {
    return null;
  }
}

/** The first player of the board, who has stats. */
async function findExamples(site: Site, signal: AbortSignal): Promise<Values> {
  const { game } = site;
  const shard = game.defaultPlatform;
  const mode = rankedModes(game, null)[0]?.id ?? '';
  const [board, seasons] = await Promise.all([
    apiOf(site).getLeaderboard({ shard, mode }, { signal }),
    apiOf(site).listActiveSeasons({}, { signal }),
  ]);
  // Hidden players have no page.
  const [first, second] = board.ok ? board.data.ranks.filter(({ profileUrl }) => profileUrl !== null) : [];
  const season = seasons.ok ? seasons.data.seasons[readShard(game, shard).platform]?.id : undefined;
  return {
    shard,
    mode,
    week: weekOf(site.now()).id,
    map: game.maps[0]?.id ?? '',
    ...(season && { season }),
    ...(first && {
      player: first.name,
      name: first.name,
      q: first.name.slice(0, 3),
      accountId: first.accountId,
      points: String(first.rankPoint),
    }),
    ...(second && { with: second.accountId }),
  };
}
