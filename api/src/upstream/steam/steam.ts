import * as v from 'valibot';
import { steamCooldown } from '../../durations.ts';
import { type Asking, ask, readJson } from '../fetch-json.ts';
import { type PlayingSource, type ProfileSource, UpstreamError } from '../upstream.ts';

interface Settings {
  readonly apiUrl: string;
  readonly storeUrl: string;
  readonly key: string | null;
}

const source = 'Steam';
const ownAppId = 578080;
/** How many games the table shows. Names cost a request each, once. */
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

const read = async <S extends v.GenericSchema>(url: string, schema: S, asking: Omit<Asking, 'source'>) => {
  const response = await ask(url, {}, { ...asking, source });
  if (response.status === 429)
    throw new UpstreamError('limited', 'Steam takes no more requests now.', { retryAfter: steamCooldown });
  if (!response.ok) throw new UpstreamError('refused', `Steam answered ${response.status}.`);
  return readJson(response, schema, source);
};

/** How many people play: Steam's own charts, which need no key. */
export const steamPlaying = (
  { apiUrl, storeUrl }: Settings,
  asking: Omit<Asking, 'source'>,
): PlayingSource => {
  const names = new Map<number, string>([[ownAppId, 'PUBG: BATTLEGROUNDS']]);
  const nameOf = async (appId: number): Promise<string> => {
    const known = names.get(appId);
    if (known) return known;
    const details = await read(
      `${storeUrl}/api/appdetails?appids=${appId}&filters=basic`,
      detailsShape,
      asking,
    ).catch((error: unknown) => {
      if (error instanceof UpstreamError) return {} as v.InferOutput<typeof detailsShape>;
      throw error;
    });
    const name = details[String(appId)]?.data?.name;
    if (name) names.set(appId, name);
    // The chart goes without names: a game whose name cannot be read now is told by its number.
    return name ?? `App ${appId}`;
  };
  return {
    ownAppId,
    async currentPlayers() {
      const url = `${apiUrl}/ISteamUserStats/GetNumberOfCurrentPlayers/v1/?appid=${ownAppId}`;
      return (await read(url, countShape, asking)).response.player_count;
    },
    async mostPlayed() {
      const { response } = await read(
        `${apiUrl}/ISteamChartsService/GetGamesByConcurrentPlayers/v1/`,
        chartShape,
        asking,
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

/** Names and pictures of Steam accounts. */
export const steamProfiles = ({ apiUrl, key }: Settings, asking: Omit<Asking, 'source'>): ProfileSource => ({
  async profileOf(account) {
    const query = new URLSearchParams({ key: key ?? '', steamids: account });
    const { response } = await read(
      `${apiUrl}/ISteamUser/GetPlayerSummaries/v0002/?${query}`,
      summariesShape,
      asking,
    );
    const player = response.players.find(({ steamid }) => steamid === account);
    if (!player) throw new UpstreamError('malformed', 'Steam does not know the account that it vouched for.');
    return {
      displayName: player.personaname || `Steam ${account.slice(-4)}`,
      profileUrl: player.profileurl,
      avatarUrl: player.avatarmedium,
    };
  },
});
