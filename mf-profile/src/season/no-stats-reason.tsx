import { readShard, regionFor, regionsOf, type Season } from '@hotdrop/shared-domain/game';
import type { PlayerSeason } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import styles from './no-stats-reason.module.css';

interface NoStatsReasonProps {
  readonly season: Season | null;
  /** The newest other season of the player; null: none is known. */
  readonly other: PlayerSeason | null;
}

/** Says why a season has no figures, and when the player last played. */
export function NoStatsReason({ season, other }: NoStatsReasonProps) {
  const { game, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const shown = season?.label[locale];
  const regionId = regionFor(game, shard);
  // The figures of a season that was counted by region are of one region only.
  if (season?.isByRegion && regionId && regionsOf(game, platform).length > 1) {
    const region = readShard(game, regionId).name[locale];
    return (
      <Trans>
        {name} has not played in {region} in <span className={styles.whole}>{shown}</span>.{'\n'}
        Use the tabs above to see other regions.
      </Trans>
    );
  }
  if (!other) return <Trans>The game has no record of {name} playing in any season.</Trans>;
  if (!other.isCertain) {
    return (
      <Trans>
        {name} has not played in <span className={styles.whole}>{shown}</span>.
      </Trans>
    );
  }
  const last = game.seasons.read(other.id).label[locale];
  return (
    <Trans>
      {name} has not played in <span className={styles.whole}>{shown}</span>.{'\n'}
      {name} last played in <span className={styles.whole}>{last}</span>.
    </Trans>
  );
}
