import { rankedPlatforms, regionalBoards } from '@hotdrop/shared-domain/game';
import { Block } from '@hotdrop/shared-ui/layout';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './all-boards.module.css';

/** Links to the board of every platform and region. */
export function AllBoards({ mode }: { readonly mode: string }) {
  const { game, links, locale } = useSite();
  return (
    <Block title={<Trans>By platform and region</Trans>}>
      <div className={styles.boards}>
        {rankedPlatforms(game).map(({ id, name }) => {
          const to = links.leaderboards({ shard: id, mode });
          const regions = regionalBoards(game, id);
          return (
            <div key={id} className={styles.platform}>
              <h3 className={styles.name}>
                <PlatformMark platform={id} />
                <Link to={to}>{name[locale]}</Link>
              </h3>
              <p className={styles.regions}>
                {regions.length === 0 && (
                  <Link to={to}>
                    <Trans>All players</Trans>
                  </Link>
                )}
                {regions.map((region) => (
                  <Link key={region.id} to={links.leaderboards({ shard: region.id, mode })}>
                    {region.name[locale]}
                  </Link>
                ))}
              </p>
            </div>
          );
        })}
      </div>
    </Block>
  );
}
