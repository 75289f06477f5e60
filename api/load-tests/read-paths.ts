import { createHash } from 'node:crypto';
import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';

/** The load tests read the pages of this player. */
export const loadedPlayer = 'load-004711';

/** The version of the tracks of this player's newest match. */
export const loadedTracks = '0123456789abcdef';

/** The number of a player with 3,000 matches, several times as many as anyone else. */
export const busyPlayer = 50_000;

/** The ID of a player by number, as the database is filled with them. */
export const loadedId = (number: number): string =>
  `account.${createHash('md5').update(String(number)).digest('hex')}`;

/** Lists addresses that cover every read call, with the choices that change a query. */
export const listReadPaths = (accountId: string, matchId: string): readonly string[] => [
  '/auth',
  '/auth/logout',
  `/players/steam/${loadedPlayer}`,
  `/players/steam/${loadedPlayer.toUpperCase()}`,
  `/players/steam/${accountId}/seasons`,
  `/players/steam/${accountId}/seasons/pc-2018-43`,
  `/players/steam/${accountId}/seasons/pc-2018-43/climbs`,
  `/players/steam/${accountId}/weapons`,
  `/players/steam/${accountId}/matches`,
  `/players/steam/${accountId}/matches?mode=squad&map=Baltic_Main`,
  `/players/steam/${accountId}/matches?kind=ranked&page=2`,
  `/players/steam/${accountId}/matches?with=${accountId}`,
  `/players/steam/${accountId}/matches/${matchId}`,
  ...[accountId, loadedId(busyPlayer)].flatMap((id) => [
    `/players/steam/${id}/form?mode=squad&kind=ranked&season=pc-2018-43`,
    `/players/steam/${id}/form?mode=squad&kind=normal`,
    `/players/steam/${id}/sessions`,
    `/players/steam/${id}/maps-and-weapons`,
    `/players/steam/${id}/maps-and-weapons?mode=squad&kind=ranked`,
    `/players/steam/${id}/teammates`,
    `/players/steam/${id}/play-times`,
    `/players/steam/${id}/landings`,
    `/players/steam/${id}/weeks/${weekBefore(weekOf(Date.now())).id}`,
  ]),
  `/players/steam/${loadedId(busyPlayer)}/shared-matches?with=${accountId}`,
  '/ranks/steam/squad',
  '/ranks/steam/squad?page=7',
  '/ranks/pc-as/squad',
  '/ranks/steam/squad?sort=-games&page=3',
  '/ranks/steam/squad?sort=damage&perPage=500',
  '/ranks/climbers',
  '/ranks/steam/squad/find?name=load-000499',
  '/ranks/steam/squad/find?name=load-004711',
  '/matches/of-the-day',
  `/matches/steam/${matchId}/tracks`,
  `/matches/steam/${matchId}/tracks/${loadedTracks}`,
  '/hotdrops',
  '/hotdrops/Baltic_Main',
  '/hotdrops/Baltic_Main?mode=squad&kind=ranked',
  '/hotdrops/Baltic_Main/ground',
  '/seasons/active',
  '/stats/comments',
  '/stats/comments?page=7',
  '/stats/count',
  ...['day', 'week', 'month', 'year', 'all'].map((range) => `/stats/steam?range=${range}`),
  ...['day', 'week', 'month', 'year'].map((range) => `/stats/steam?range=${range}&compare=year`),
  '/stats/rating/steam/squad',
  '/stats/rating/steam/squad/place?points=2345',
  '/stats/rating/pc-as/squad/place?points=2345',
  '/stats/tiers/steam/pc-2018-43',
  '/search/suggest?shard=steam&q=load-00',
  '/notices',
  '/banners',
  `/rpc/player-search/steam/${loadedPlayer}`,
  `/rpc/player-sync/steam/${accountId}`,
];
