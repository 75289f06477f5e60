import {
  platformOf,
  rankedModes,
  rankedPlatforms,
  readMode,
  readPlatform,
  regionalBoards,
} from '@hotdrop/shared-domain/game';
import { useLingui } from '@lingui/react/macro';
import { Dropdown, DropdownLink } from '../dropdown/dropdown.tsx';
import { useSite } from '../site/index.ts';
import { Tabs } from '../tabs/tabs.tsx';
import styles from './board-choice.module.css';

export interface Board {
  readonly shard: string;
  readonly mode: string;
}

interface BoardChoiceProps extends Board {
  /** The current season, which lists the ranked modes. Null when it is unknown. */
  readonly season: string | null;
  /** Returns the address of another board. */
  readonly to: (board: Board) => string;
}

/** Links to the boards of other platforms and modes. */
export function BoardChoice({ shard, mode, season, to }: BoardChoiceProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const choices = [
    {
      label: t`Platform`,
      chosen: readPlatform(game, platformOf(game, shard)),
      options: rankedPlatforms(game),
      boardOf: (id: string) => ({ shard: id, mode }),
    },
    {
      label: t`Mode`,
      chosen: readMode(game, mode),
      options: rankedModes(game, season === null ? null : game.seasons.read(season)),
      boardOf: (id: string) => ({ shard, mode: id }),
    },
  ];
  return choices.map(({ label, chosen, options, boardOf }) => (
    <Dropdown
      key={label}
      title={label}
      align="end"
      className={styles.choice}
      label={
        <>
          <span className={styles.label}>{label}</span>
          <span className={styles.chosen}>{chosen.name[locale]}</span>
        </>
      }
    >
      {options.map(({ id, name }) => (
        <DropdownLink key={id} to={to(boardOf(id))} isCurrent={id === chosen.id} preventScrollReset>
          {name[locale]}
        </DropdownLink>
      ))}
    </Dropdown>
  ));
}

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
