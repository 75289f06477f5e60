import { platformOf, regionalBoards } from '@hotdrop/shared-domain/game';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../site/index.ts';
import { Tabs } from '../tabs/index.ts';
import styles from './board-regions.module.css';

interface BoardRegionsProps {
  readonly shard: string;
  /** Returns the address of a region's board, or of the whole platform's. */
  readonly to: (shard: string) => string;
  /** Actions for the board. */
  readonly children?: React.ReactNode;
}

/** Links to the regions of a platform, if they are ranked separately, and actions for the board. */
export function BoardRegions({ shard, to, children }: BoardRegionsProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const regions = regionalBoards(game, shard);
  if (regions.length === 0 && !children) return null;
  const tab = (id: string, label: string) => ({
    to: to(id),
    label,
    isCurrent: id === shard,
    preventScrollReset: true,
  });
  return (
    <div className={styles.bar}>
      {regions.length > 0 && (
        <Tabs
          look="regions"
          label={t`Region`}
          tabs={[
            tab(platformOf(game, shard), t`All regions`),
            ...regions.map(({ id, name }) => tab(id, name[locale])),
          ]}
        />
      )}
      {children && <div className={styles.tools}>{children}</div>}
    </div>
  );
}
