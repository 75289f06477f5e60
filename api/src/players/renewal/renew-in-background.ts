import { ageOf } from '../../age-of.ts';
import type { Context } from '../../context.ts';
import { backgroundRenewalAge } from '../../durations.ts';
import type { PlayerRow } from '../player-row.ts';
import { readFailureCooldown, readRenewal, requestRenewal } from './renewals.ts';

/** Renews a player who is viewed and has old figures, when the key has requests to spare. The page does not wait. */
export const renewInBackground = async (context: Context, player: PlayerRow): Promise<void> => {
  if (context.source.isInstant || player.syncedAt === null) return;
  const age = ageOf(context, player.syncedAt);
  if (age < backgroundRenewalAge) return;
  if (readFailureCooldown(context, await readRenewal(context, player.accountId)) > 0) return;
  await requestRenewal(context, player, { visitor: 'background', priority: 'later' });
};
