import { readShard, regionFor, regionsOf, type Season } from '@hotdrop/shared-domain/game';
import type { PlayerSeason } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import styles from './no-stats-reason.module.css';

interface NoSeasonWordsProps {
  readonly season: Season | null;
  /** The newest of the other seasons that the player's list names; null: it names none. */
  readonly other: PlayerSeason | null;
}

/** Why a season has no figures, and what is known of others. */
export function NoSeasonWords({ season, other }: NoSeasonWordsProps) {
  const { game, locale } = useSite();
  const { shard, platform, name } = useAddress();
  const shown = season?.label[locale];
  const asked = regionFor(game, shard);
  // Of a season that was counted by region, one region alone was asked.
  if (season?.isByRegion && asked && regionsOf(game, platform).length > 1) {
    const region = readShard(game, asked).name[locale];
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
