import { platformOf, rankedPlatforms, readPlatform, readShard } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { BarsIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRankedBoard } from '../distribution/board.ts';
import type { RatingData } from './rating.loader.ts';
import styles from './rating-panel.module.css';
import { useBoardNames } from './use-board-names.ts';
import { useRatingLink } from './use-rating-link.ts';

/** Explains why a board has no distribution: the season is too new, or the game does not rank players there. */
export function NoDistribution(page: RatingData) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { shardName, modeName } = useBoardNames(page);
  const ratingLink = useRatingLink(page);
  const shard = readShard(game, page.shard);
  const others = rankedPlatforms(game).filter(({ id }) => id !== shard.id);
  const season = page.season === null ? null : game.seasons.read(page.season);
  const isRanked = isRankedBoard(game, page, season);
  return (
    <Panel label={t`Rating distribution`} className={styles.none}>
      {isRanked && shard.isRegion && <EmptyRegion {...page} />}
      {isRanked && !shard.isRegion && (
        <Empty icon={BarsIcon} title={<Trans>No distribution yet</Trans>}>
          <Trans>Not enough statistical information available since new season is just started.</Trans>
          {'\n'}
          <Trans>Look at another mode or platform, or come back in a few days.</Trans>
        </Empty>
      )}
      {!isRanked && (
        <Empty
          icon={BarsIcon}
          title={
            <Trans>
              No rank points on {shardName}, {modeName}
            </Trans>
          }
          actions={others.map(({ id, name }) => (
            <ButtonLink key={id} to={ratingLink({ shard: id })}>
              {name[locale]}
            </ButtonLink>
          ))}
        >
          <Trans>The game does not rank players there. Choose another platform, region, or mode.</Trans>
        </Empty>
      )}
    </Panel>
  );
}

/** A region can be without ranked players at any time of a season, unlike its platform. */
function EmptyRegion({ shard, ratings, ...page }: RatingData) {
  const { game, locale } = useSite();
  const ratingLink = useRatingLink({ shard, ...page });
  const platform = readPlatform(game, platformOf(game, shard));
  return (
    <Empty
      icon={BarsIcon}
      title={<Trans>No distribution yet</Trans>}
      actions={<ButtonLink to={ratingLink({ shard: platform.id })}>{platform.name[locale]}</ButtonLink>}
    >
      {ratings?.sample ? (
        <Trans>Too few ranked players for a distribution yet.</Trans>
      ) : (
        <Trans>No ranked players are known yet.</Trans>
      )}
    </Empty>
  );
}
