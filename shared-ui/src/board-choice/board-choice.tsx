import {
  platformOf,
  rankedModes,
  rankedPlatforms,
  readMode,
  readPlatform,
} from '@hotdrop/shared-domain/game';
import { useLingui } from '@lingui/react/macro';
import { Dropdown, DropdownLink } from '../dropdown/index.ts';
import { useSite } from '../site/index.ts';
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
