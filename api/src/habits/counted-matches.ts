import type { MatchKind } from '@hotdrop/shared-domain/wire';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { participants } from '../data/schema/matches.ts';
import { retentionStart } from '../matches/stored-match.ts';

export interface CountedMatches {
  readonly mode?: string | undefined;
  readonly kind?: MatchKind | undefined;
}

/** A list of texts as one parameter, so that the statement is the same for all lists. */
const textList = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** Null allows all, so that statements with and without a filter are the same. */
const optional = <T extends string | boolean>(value: T | undefined) => sql.param(value ?? null);

/** Whether a row is of a match with elimination. In training the game ranks everyone first. */
export const hasElimination = ({ game }: Context) => {
  const training = game.matchTypes.filter(({ hasKillLog }) => !hasKillLog).map(({ id }) => id);
  return sql`${participants.matchType} <> all(${textList(training)})`;
};

export const isRanked = ({ game }: Context) => {
  const ranked = game.matchTypes.filter((type) => type.isRanked).map(({ id }) => id);
  return sql`(${participants.matchType} = any(${textList(ranked)}))`;
};

/** Selects the rows of a player in matches of the last three months. Training is left out. */
export const isCounted = (context: Context, accountId: string, { mode, kind }: CountedMatches = {}) =>
  and(
    eq(participants.accountId, accountId),
    gte(participants.createdAt, retentionStart(context)),
    hasElimination(context),
    sql`coalesce(${participants.gameMode} = ${optional(mode)}::text, true)`,
    sql`coalesce(${isRanked(context)} = ${optional(kind && kind === 'ranked')}::boolean,
      ${optional(kind && true)}::boolean is null)`,
  );

/** Whether the rows of a table are of a mode in which players have teammates. */
export const isTeamMode = ({ game }: Context) => {
  const solo = game.modes.filter(({ size }) => size === 'solo').map(({ id }) => id);
  return sql`${participants.gameMode} <> all(${textList(solo)})`;
};
