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

/**
 * Selects the rows of a player in matches of the last three months. Training is left out: it ranks everyone first. The
 * type of a match is unknown until a job has filled it in; such matches are neither ranked nor normal.
 */
export const isCounted = (context: Context, accountId: string, { mode, kind }: CountedMatches = {}) => {
  const { matchTypes } = context.game;
  const training = matchTypes.filter(({ hasKillLog }) => !hasKillLog).map(({ id }) => id);
  const ranked = matchTypes.filter(({ isRanked }) => isRanked).map(({ id }) => id);
  const { gameMode, matchType } = participants;
  return and(
    eq(participants.accountId, accountId),
    gte(participants.createdAt, retentionStart(context)),
    sql`coalesce(${matchType}, '') <> all(${textList(training)})`,
    sql`coalesce(${gameMode} = ${optional(mode)}::text, true)`,
    sql`coalesce((nullif(${matchType}, '') = any(${textList(ranked)})) = ${optional(kind && kind === 'ranked')}::boolean,
      ${optional(kind && true)}::boolean is null)`,
  );
};

/** Whether the rows of a table are of a mode in which players have teammates. */
export const isTeamMode = ({ game }: Context) => {
  const solo = game.modes.filter(({ size }) => size === 'solo').map(({ id }) => id);
  return sql`${participants.gameMode} <> all(${textList(solo)})`;
};
