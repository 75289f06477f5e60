import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { type Answer, type Ask, ask, askAgainWhenTold } from './ask.ts';

/** The kinds of requests, by weight. */

export interface Player {
  readonly name: string;
  readonly accountId: string;
}

interface Request extends Ask {
  readonly kind: string;
  readonly path: string;
  /** The expected status; 200 by default. */
  readonly status?: number;
}

const languages = ['en', 'ko', 'zh-TW', 'zh-CN', 'ja'];
const season = 'pc-2018-43';
const lastWeek = weekBefore(weekOf(Date.now())).id;

function oneOf<T>(list: readonly T[]): T {
  const drawn = list.at(Math.floor(Math.random() * list.length));
  if (drawn === undefined) throw new Error('There is no choice.');
  return drawn;
}

/** Profiles have more weight, because most visitors open them. */
const pages: readonly ((player: Player, mate: Player) => string)[] = [
  () => '',
  () => '/about/terms',
  () => '/ranks',
  () => '/ranks/steam/squad',
  () => `/ranks/steam/squad-fpp?page=${1 + Math.floor(Math.random() * 5)}`,
  () => '/statistics/rating',
  () => '/statistics/playing',
  () => '/favorite',
  () => '/favorite/compare',
  ({ name }, mate) => `/favorite/compare?player=steam.${name}&player=steam.${mate.name}`,
  ({ name }) => `/search?q=${name}`,
  ({ name }) => `/profile/steam/${name}`,
  ({ name }) => `/profile/steam/${name}/${season}`,
  ({ name }) => `/profile/steam/${name}/${season}`,
  ({ name }) => `/profile/steam/${name}/${season}/stats`,
  ({ name }) => `/profile/steam/${name}/${season}/matches`,
  ({ name }) => `/profile/steam/${name}/week/${lastWeek}`,
];

const calls: readonly ((player: Player, mate: Player) => string)[] = [
  () => '/auth',
  () => '/stats/count',
  () => '/seasons/active',
  () => '/ranks/steam/squad?page=2',
  ({ name }) => `/ranks/steam/squad/find?name=${name.slice(0, 3)}`,
  () => `/stats/comments?page=${1 + Math.floor(Math.random() * 3)}`,
  ({ name }) => `/search/suggest?shard=steam&q=${name.slice(0, 3)}`,
  ({ name }) => `/players/steam/${name}`,
  ({ accountId }) => `/players/steam/${accountId}/seasons/${season}`,
  ({ accountId }) => `/players/steam/${accountId}/matches?page=1`,
  ({ accountId }) => `/players/steam/${accountId}/weeks/${lastWeek}`,
  ({ accountId }, mate) => `/players/steam/${accountId}/shared-matches?with=${mate.accountId}`,
];

const beacon: Ask = {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify({ vitals: [{ name: 'LCP', value: 900, area: 'mf-profile' }], errors: [] }),
};

const namedFiles = /(?:src|href)="(\/(?:assets|areas)\/[^"]+)"/g;

/** Makes a visitor's next step, and checks its result. */
export function createMix(siteUrl: string, players: readonly Player[]) {
  let files: readonly string[] = [];
  const draw = (paths: typeof pages): string => {
    const player = oneOf(players);
    return oneOf(paths)(player, oneOf(players.filter((other) => other !== player)));
  };

  const kinds: readonly { readonly weight: number; readonly next: () => Request }[] = [
    { weight: 40, next: () => ({ kind: 'page', path: `/pubg${draw(pages)}` }) },
    { weight: 1, next: () => ({ kind: 'page', path: '/pubg/no/such/page', status: 404 }) },
    { weight: 38, next: () => ({ kind: 'file', path: files.length > 0 ? oneOf(files) : '/robots.txt' }) },
    { weight: 18, next: () => ({ kind: 'call', path: `/api/v1${draw(calls)}` }) },
    { weight: 2, next: () => ({ kind: 'beacon', path: '/visits', status: 204, ...beacon }) },
    {
      weight: 1,
      next: () => ({ kind: 'picture', path: `/pubg/profile/steam/${oneOf(players).name}/card.png` }),
    },
  ];
  const all = kinds.reduce((sum, { weight }) => sum + weight, 0);
  const choose = (): Request => {
    let rest = Math.random() * all;
    const chosen = kinds.find(({ weight }) => {
      rest -= weight;
      return rest < 0;
    });
    return (chosen ?? oneOf(kinds)).next();
  };

  /** A visitor then fetches the files of the page, including those of a new version. */
  const problemOf = ({ kind, path, status = 200 }: Request, answer: Answer): string | undefined => {
    if (answer.status !== status) return `${kind}: status ${answer.status} at ${path}`;
    if (kind !== 'page') return undefined;
    const html = answer.text();
    if (!html.includes('</html>')) return `${kind}: cut short at ${path}`;
    files = [...html.matchAll(namedFiles)].map(([, file = '']) => file);
    return undefined;
  };

  return async (): Promise<{ readonly kind: string; readonly failure?: string | undefined }> => {
    const request = choose();
    const { kind, path, headers, ...how } = request;
    try {
      const language = { 'accept-language': oneOf(languages) };
      const asking = kind === 'picture' ? askAgainWhenTold : ask;
      const answer = await asking(siteUrl + path, { ...how, headers: { ...language, ...headers } });
      return { kind, failure: problemOf(request, answer) };
    } catch (error) {
      return { kind, failure: `${kind}: ${String(error)} at ${path}` };
    }
  };
}
