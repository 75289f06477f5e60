import { rankedPlatforms, regionalBoards } from '@hotdrop/shared-domain/game';
import { Block } from '@hotdrop/shared-ui/layout';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './all-boards.module.css';

interface AllBoardsProps {
  readonly mode: string;
  /** The number of places of each board, by shard. Without it, only names are shown. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** Links to the board of every platform and region, with the number of their players. */
export function AllBoards({ mode, sizes }: AllBoardsProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <Block title={<Trans>By platform and region</Trans>}>
      <div className={styles.boards}>
        {rankedPlatforms(game).map(({ id, name }) => {
          const regions = regionalBoards(game, id).map((region) => ({
            id: region.id,
            label: region.name[locale],
          }));
          const all = { id, label: regions.length > 0 ? t`All regions` : t`All players` };
          return (
            <div key={id} className={styles.platform}>
              <h3 className={styles.name}>
                <PlatformMark platform={id} />
                {name[locale]}
              </h3>
              <ul className={styles.regions}>
                {[all, ...regions].map(({ id: shard, label }) => (
                  <li key={shard}>
                    <Link to={links.leaderboards({ shard, mode })}>
                      {label} {sizes[shard] !== undefined && <small>{number(sizes[shard])}</small>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Block>
  );
}
