import type { PanelSubject, PanelSubjects } from '@hotdrop/shared-domain/contract';
import { addressOfPanel } from '@hotdrop/shared-domain/panels';
import type { Api, Result } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import { basePath } from '../../site/game.ts';

interface Tool<Input> {
  readonly title: string;
  readonly description: string;
  readonly input: v.GenericSchema<unknown, Input>;
  /** `mf-profile/rank`, whose sentence and page are in the answer. */
  readonly panel: string;
  /** The address of the panel. */
  readonly address: (input: Input) => string;
  /** Reads more than the panel knows. */
  readonly read?: (api: Api, input: Input, options: { signal: AbortSignal }) => Promise<Result<unknown>>;
}
export type AnyTool = Tool<never>;

const text = (description: string, most = 80) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.description(description));

const platform = text('A platform: steam, kakao, psn, xbox');
const player = {
  platform,
  name: text('The exact name of the player, upper and lower case as in the game'),
};
const playerSchema = v.object(player);

const tool = <Input>(given: Tool<Input>): AnyTool => given as unknown as AnyTool;

const panelOf =
  <Input, About extends PanelSubject>(
    panel: string,
    about: About,
    subject: (input: Input) => PanelSubjects[About],
  ) =>
  (input: Input) =>
    addressOfPanel({ basePath }, { panel, about, subject: subject(input), form: 'data' });

const ofPlayer = ({ platform: shard, name }: v.InferOutput<typeof playerSchema>) => ({ shard, name });
const asPlayer = (input: v.InferOutput<typeof playerSchema>) => ({
  shard: input.platform,
  accountId: input.name,
});

/** The tools for assistants. Each answers with the sentence, the data, and the page of a panel. */
export const tools: Readonly<Record<string, AnyTool>> = {
  find_player: tool({
    title: 'Find a player',
    description: 'Whether a player exists, with clan, ban, and when the stats were renewed.',
    input: playerSchema,
    panel: 'mf-profile/rank',
    address: panelOf('mf-profile/rank', 'player', ofPlayer),
    read: (api, { platform: shard, name }, options) => api.getPlayer({ shard, player: name }, options),
  }),
  player_overview: tool({
    title: 'Rank of a player',
    description: 'Tier, rank points, and place of a player in the running season.',
    input: playerSchema,
    panel: 'mf-profile/rank',
    address: panelOf('mf-profile/rank', 'player', ofPlayer),
  }),
  recent_matches: tool({
    title: 'Recent matches',
    description: 'The newest matches of a player with place, kills, and damage, and the last session.',
    input: playerSchema,
    panel: 'mf-profile/last-session',
    address: panelOf('mf-profile/last-session', 'player', ofPlayer),
    read: (api, input, options) => api.listMatches(asPlayer(input), options),
  }),
  match_story: tool({
    title: 'Story of a match',
    description: 'Teams, kills, and the result of one match of a player. `recent_matches` has the ids.',
    input: v.object({ ...player, match: text('The id of the match') }),
    panel: 'mf-hotdrops/replay-moment',
    address: panelOf('mf-hotdrops/replay-moment', 'match', ({ match, ...input }) => ({
      ...ofPlayer(input),
      match,
    })),
    read: (api, { match, ...input }, options) =>
      api.getMatch({ ...asPlayer(input), matchId: match }, options),
  }),
  leaderboard: tool({
    title: 'Leaderboard',
    description: 'The best players of a platform in a mode of the running season.',
    input: v.object({
      platform,
      mode: text('A ranked mode: squad, squad-fpp, duo, duo-fpp, solo, solo-fpp'),
    }),
    panel: 'mf-leaderboards/top',
    address: panelOf('mf-leaderboards/top', 'board', ({ platform: shard, mode }) => ({ shard, mode })),
  }),
  compare_players: tool({
    title: 'Compare players',
    description: 'Who of two to six players is ahead in which stats.',
    input: v.object({ players: v.pipe(v.array(playerSchema), v.minLength(2), v.maxLength(6)) }),
    panel: 'mf-favorites/compare',
    address: panelOf('mf-favorites/compare', 'players', ({ players }) => ({
      players: players.map(ofPlayer),
    })),
  }),
  hot_drops: tool({
    title: 'Hot drops',
    description: 'Where players land on a map, and who survives there.',
    input: v.object({ map: text('A map: erangel, miramar, taego, …') }),
    panel: 'mf-hotdrops/hottest-drop',
    address: panelOf('mf-hotdrops/hottest-drop', 'map', ({ map }) => ({ map })),
  }),
};
