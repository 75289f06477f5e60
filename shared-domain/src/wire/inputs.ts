import * as v from 'valibot';
import { locales } from '../locale/index.ts';
import { boardSortings } from '../rules/board-sorts.ts';
import { limits } from '../rules/limits.ts';
import { checkComment, invalidNameOrId, isNameOrId } from '../text/checks.ts';
import { parseWeek } from '../text/weeks.ts';
import { matchKinds } from './entities/habits.ts';
import { boardPageSizes } from './entities/leaderboard.ts';
import { playingComparisons, playingRanges } from './entities/statistics.ts';
import { filled, time } from './entities/values.ts';

/** Schemas of inputs. */

/** Lower case with a dash, as in addresses: `steam`, `pc-krjp`. */
const shard = v.pipe(
  filled,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A shard is lower case with dashes, such as pc-krjp'),
);
/** A segment of an address. Only dots would lead to another address. */
const part = (most: number) =>
  v.pipe(
    filled,
    v.maxLength(most),
    v.check((value) => !/^\.+$/.test(value), 'Dots alone are no id'),
  );

const mode = part(40);

/** Marks an input that names players, so that the API can refuse a hidden one whatever the call. */
const namesPlayers = v.metadata<string, { readonly namesPlayers: true }>({ namesPlayers: true });

const accountId = v.pipe(
  v.string(),
  v.check((value) => isNameOrId(value), invalidNameOrId),
  namesPlayers,
);

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits('A number is digits only'), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

const page = v.optional(wholeNumber(1, 1_000_000), 1);

export const onBoard = v.object({ shard, mode });
export const ofPlayer = v.object({ shard, accountId });
export const byNameOrId = v.object({ shard, player: accountId });
export const byName = v.object({ shard, name: accountId });
/** `season` is the whole id or the part after the game's prefix. */
export const ofSeason = v.object({ shard, accountId, season: part(80) });
export const inSeason = v.object({ shard, season: part(80) });
export const ofMatch = v.object({ shard, accountId, matchId: part(80) });
export const ofTracks = v.object({ shard, matchId: part(80) });
export const ofTrackFile = v.object({ shard, matchId: part(80), version: part(40) });
/** The game's id of a map. */
export const ofMap = v.object({ map: mode });
/** An ISO week in UTC: `2026-W47`. */
export const ofWeek = v.object({
  shard,
  accountId,
  week: v.pipe(
    filled,
    v.check(
      (value) => parseWeek(value)?.id === value,
      'A week is a year and a week number, such as 2026-W47',
    ),
  ),
});
export const byId = v.object({ id: wholeNumber(0, Number.MAX_SAFE_INTEGER) });

export const paged = v.object({ page });
export const sinceQuery = v.object({ since: time });
export const pointsQuery = v.object({ points: wholeNumber(0, 100_000) });
/** A past season. Without it, a board is that of the current one. */
const boardSeason = { season: v.optional(part(80)) };

/** `sort` puts the highest values of a column first, and with a minus the lowest. Ties keep the order by points. */
export const boardQuery = v.object({
  page,
  perPage: v.optional(v.pipe(wholeNumber(50, 500), v.picklist(boardPageSizes)), boardPageSizes[0]),
  sort: v.optional(v.picklist(boardSortings), 'points'),
  ...boardSeason,
});

/** Counts only matches of one mode or kind. */
export const playedQuery = v.object({ mode: v.optional(mode), kind: v.optional(v.picklist(matchKinds)) });
/** `with` has the account ids of other players, separated by commas. */
export const sharedQuery = v.object({
  with: v.pipe(
    filled,
    v.maxLength(300),
    v.check((value) => value.split(',').every(isNameOrId), invalidNameOrId),
    v.check((value) => {
      const ids = value.split(',');
      return ids.length < limits.compared && new Set(ids).size === ids.length;
    }, `A comparison has at most ${limits.compared} different players`),
    namesPlayers,
  ),
});
/** `season` limits the matches to those of a season; it is the whole id or the part after the game's prefix. */
export const formQuery = v.object({
  mode,
  kind: v.picklist(matchKinds),
  season: v.optional(part(80)),
});
export const matchQuery = v.object({
  page,
  mode: v.optional(mode),
  map: v.optional(mode),
  kind: v.optional(v.picklist(matchKinds)),
  /** The account id of a teammate. */
  with: v.optional(accountId),
});
/** 0 asks for the state, 1 starts a renewal or joins the running one. */
export const renewalQuery = v.object({ flag: v.optional(wholeNumber(0, 1), 0) });
/** `compare` adds the same range a day, a week, or 52 weeks earlier. */
export const rangeQuery = v.object({
  range: v.optional(v.picklist(playingRanges), 'week'),
  compare: v.optional(v.picklist(playingComparisons)),
});
const searchText = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.searchName));
export const findQuery = v.object({ name: searchText, ...boardSeason });
export const suggestQuery = v.object({
  shard,
  q: searchText,
});

const commentRefusals = {
  empty: 'Please write a comment.',
  'too-long': `A comment has at most ${limits.comment} characters and ${limits.commentBytes / 1024} KB`,
};

export const newComment = v.object({
  content: v.pipe(
    v.string(),
    v.description(
      `1 to ${limits.comment} characters as readers see them, at most ${limits.commentBytes} bytes`,
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const checked = checkComment(dataset.value);
      if (checked.ok) return checked.text;
      addIssue({ message: commentRefusals[checked.reason] });
      return NEVER;
    }),
  ),
});

export const newApiKey = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Please name the key.'),
    v.maxLength(limits.apiKeyName, `A name has at most ${limits.apiKeyName} characters`),
  ),
});

export const newWebhook = v.object({
  shard,
  accountId,
  /** As Discord shows it. The answer says what is wrong with any other text. */
  address: v.string(),
  /** Of the messages. */
  language: v.picklist(locales),
});
