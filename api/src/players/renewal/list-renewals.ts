import { shardInData } from '@hotdrop/shared-domain/game';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { players, renewals } from '../../data/schema.ts';
import { listedRenewals } from '../../durations.ts';
import { operation } from '../../http/operation.ts';

const most = 500;

/** Sites ask this to draw again what they show of these players. */
export const listRenewals = operation(
  'listRenewals',
  { summary: 'Players whose renewal ended since a time, of the last five minutes' },
  async ({ db, now }, { since }) => {
    const time = now().getTime();
    const from = new Date(Math.max(Date.parse(since), time - listedRenewals.age));
    const rows = await db
      .select({
        accountId: players.accountId,
        platform: players.platform,
        name: players.name,
      })
      .from(renewals)
      .innerJoin(players, eq(players.accountId, renewals.accountId))
      .where(and(gt(renewals.finishedAt, from), isNull(renewals.error)))
      .orderBy(asc(renewals.finishedAt))
      .limit(most);
    return {
      // A renewal ends a moment before other transactions see it.
      at: new Date(time - listedRenewals.overlap).toISOString(),
      players: rows.map(({ accountId, platform, name }) => ({
        accountId,
        name,
        shard: shardInData(platform),
      })),
    };
  },
);
