import {
  offeredPlatforms,
  platformOf,
  rankedModes,
  readMode,
  readPlatform,
  readShard,
} from '@hotdrop/shared-domain/game';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import type { Board } from '../board.ts';
import styles from './board-choice.module.css';

interface BoardChoiceProps extends Board {
  readonly season: string | null;
}

/** Platform and mode, as links: every board has an address. */
export function BoardChoice({ shard, mode, season }: BoardChoiceProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const platform = platformOf(game, shard);
  const platforms = offeredPlatforms(game).filter(({ id }) => readShard(game, id).hasBoard);
  const modes = rankedModes(game, season === null ? null : game.seasons.read(season));
  const choices = [
    {
      label: t`Platform`,
      chosen: readPlatform(game, platform),
      options: platforms,
      to: (id: string) => links.leaderboards({ shard: id, mode }),
    },
    {
      label: t`Mode`,
      chosen: readMode(game, mode),
      options: modes,
      to: (id: string) => links.leaderboards({ shard, mode: id }),
    },
  ];
  return choices.map(({ label, chosen, options, to }) => (
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
        <DropdownLink key={id} to={to(id)} isCurrent={id === chosen.id}>
          {name[locale]}
        </DropdownLink>
      ))}
    </Dropdown>
  ));
}
