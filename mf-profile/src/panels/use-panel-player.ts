import { useAddress } from '../address.ts';
import type { MapsFilter } from '../habits/maps-filter.ts';
import { useProfile } from '../layout/profile-data.ts';

/** The player whose data panels load. */
export interface PanelPlayer {
  readonly shard: string;
  readonly accountId: string;
}

/** Identifies data that depend on the player, and perhaps on filters. */
export const panelKey = ({ shard, accountId }: PanelPlayer, { mode, kind }: MapsFilter = {}): string =>
  JSON.stringify([shard, accountId, mode ?? null, kind ?? null]);

export function usePanelPlayer(): PanelPlayer {
  const { platform } = useAddress();
  const { accountId } = useProfile().player;
  return { shard: platform, accountId };
}
