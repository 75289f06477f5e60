import { BarsIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { isRankedBoard } from './board.ts';
import type { RatingData } from './rating.loader.ts';
import { useBoardNames } from './use-board-names.ts';

/** Explains why a board has no distribution: the season is too new, or the game does not rank players there. */
export function NoDistribution(page: RatingData) {
  const { game } = useSite();
  const { t } = useLingui();
  const { shardName, modeName } = useBoardNames(page);
  const season = page.season === null ? null : game.seasons.read(page.season);
  return (
    <Panel label={t`Rating distribution`}>
      {isRankedBoard(game, page, season) ? (
        <Empty icon={BarsIcon} title={<Trans>No distribution yet</Trans>}>
          <Trans>Not enough statistical information available since new season is just started.</Trans>
          {'\n'}
          <Trans>Look at another mode or platform, or come back in a few days.</Trans>
        </Empty>
      ) : (
        <Empty
          icon={BarsIcon}
          title={
            <Trans>
              No rank points on {shardName}, {modeName}
            </Trans>
          }
        >
          <Trans>The game does not rank players there. Choose another platform, region, or mode.</Trans>
        </Empty>
      )}
    </Panel>
  );
}
