import * as v from 'valibot';
import { steamCooldown } from '../../durations.ts';
import { fetchWithRetry, type RequestOptions, readJson } from '../fetch-json.ts';
import { type PlayingSource, type ProfileSource, UpstreamError } from '../upstream.ts';

interface Settings {
  readonly apiUrl: string;
  readonly storeUrl: string;
  readonly key: string | null;
}

const source = 'Steam';
const ownAppId = 578080;
/** The number of games in the ranking. Each name costs one request, once. */
const shownGames = 20;

const countShape = v.object({
  response: v.object({ player_count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

const chartShape = v.object({
  response: v.object({
    ranks: v.array(
      v.object({
        appid: v.number(),
        concurrent_in_game: v.number(),
        peak_in_game: v.optional(v.nullable(v.number()), null),
      }),
    ),
  }),
});

const detailsShape = v.record(
  v.string(),
  v.object({ success: v.boolean(), data: v.optional(v.object({ name: v.string() })) }),
);

const summariesShape = v.object({
  response: v.object({
    players: v.array(
      v.object({
        steamid: v.string(),
        personaname: v.string(),
        profileurl: v.optional(v.nullable(v.string()), null),
        avatarmedium: v.optional(v.nullable(v.string()), null),
      }),
    ),
  }),
});

/** Keeps an address for pages if it is https, on this host if one is given, and without a password. */
const keepHttps = (address: string | null, host?: string): string | null => {
  const url = URL.parse(address ?? '');
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  return host === undefined || url.host === host ? url.href : null;
};

const read = async <S extends v.GenericSchema>(
  url: string,
  schema: S,
  options: Omit<RequestOptions, 'source'>,
) => {
  const response = await fetchWithRetry(url, {}, { ...options, source });
  if (response.status === 429)
    throw new UpstreamError('limited', 'The rate limit of Steam is reached.', { retryAfter: steamCooldown });
  if (!response.ok) throw new UpstreamError('refused', `Steam answered with status ${response.status}.`);
  return readJson(response, schema, source);
};

/** Player counts from Steam's charts, which need no key. */
export const createSteamPlayerCounts = (
  { apiUrl, storeUrl }: Settings,
  options: Omit<RequestOptions, 'source'>,
): PlayingSource => {
  const names = new Map<number, string>([[ownAppId, 'PUBG: BATTLEGROUNDS']]);
  const nameOf = async (appId: number): Promise<string> => {
    const known = names.get(appId);
    if (known) return known;
    const details = await read(
      `${storeUrl}/api/appdetails?appids=${appId}&filters=basic`,
      detailsShape,
      options,
    ).catch((error: unknown) => {
      if (error instanceof UpstreamError) return null;
      throw error;
    });
    const name = details?.[String(appId)]?.data?.name;
    if (name) names.set(appId, name);
    // A missing name must not fail the whole ranking.
    return name ?? `App ${appId}`;
  };
  return {
    ownAppId,
    async currentPlayers() {
      const url = `${apiUrl}/ISteamUserStats/GetNumberOfCurrentPlayers/v1/?appid=${ownAppId}`;
      return (await read(url, countShape, options)).response.player_count;
    },
    async mostPlayed() {
      const { response } = await read(
        `${apiUrl}/ISteamChartsService/GetGamesByConcurrentPlayers/v1/`,
        chartShape,
        options,
      );
      const ranking = [];
      for (const { appid, concurrent_in_game, peak_in_game } of response.ranks.slice(0, shownGames)) {
        ranking.push({
          appId: appid,
          name: await nameOf(appid),
          current: concurrent_in_game,
          peak: peak_in_game,
        });
      }
      return ranking;
    },
  };
};

/** Names and avatars of Steam accounts. */
export const createSteamProfiles = (
  { apiUrl, key }: Settings,
  options: Omit<RequestOptions, 'source'>,
): ProfileSource => ({
  async profileOf(account) {
    const query = new URLSearchParams({ key: key ?? '', steamids: account });
    const { response } = await read(
      `${apiUrl}/ISteamUser/GetPlayerSummaries/v0002/?${query}`,
      summariesShape,
      options,
    );
    const player = response.players.find(({ steamid }) => steamid === account);
    if (!player)
      throw new UpstreamError('malformed', 'Steam has no profile of the account that it confirmed.');
    return {
      displayName: player.personaname || `Steam ${account.slice(-4)}`,
      profileUrl: keepHttps(player.profileurl, 'steamcommunity.com'),
      avatarUrl: keepHttps(player.avatarmedium),
    };
  },
});
