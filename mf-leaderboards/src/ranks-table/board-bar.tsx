import { platformOf } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import type { Board } from '../board.ts';
import { regionalBoards } from '../regional-boards.ts';
import styles from './board-bar.module.css';

interface BoardBarProps extends Board {
  /** What can be done with the board. */
  readonly children: React.ReactNode;
}

/** The regions of the board's platform, and beside them what can be done with the board. */
export function BoardBar({ shard, mode, children }: BoardBarProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const platform = platformOf(game, shard);
  const regions = regionalBoards(game, platform);
  const tab = (id: string, label: string) => ({
    to: links.leaderboards({ shard: id, mode }),
    label,
    isCurrent: id === shard,
  });
  return (
    <div className={styles.bar}>
      {regions.length > 0 && (
        <Tabs
          look="regions"
          label={t`Region`}
          tabs={[tab(platform, t`All regions`), ...regions.map(({ id, name }) => tab(id, name[locale]))]}
        />
      )}
      <div className={styles.tools}>{children}</div>
    </div>
  );
}
