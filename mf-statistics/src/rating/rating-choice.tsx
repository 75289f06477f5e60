import { platformOf, rankedModes, readMode, readPlatform } from '@hotdrop/shared-domain/game';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { rankedPlatforms } from './board.ts';
import type { RatingData } from './rating.loader.ts';
import styles from './rating-choice.module.css';
import { useRatingLink } from './rating-link.ts';

/** Platform and mode, as links: every board has an address. The marked player is marked in the next one, too. */
export function RatingChoice({ shard, mode, season, marked }: RatingData) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const ratingLink = useRatingLink({ shard, mode, marked });
  const choices = [
    {
      label: t`Platform`,
      chosen: readPlatform(game, platformOf(game, shard)),
      options: rankedPlatforms(game),
      // Another platform has other players.
      to: (id: string) => ratingLink({ shard: id, player: undefined }),
    },
    {
      label: t`Mode`,
      chosen: readMode(game, mode),
      options: rankedModes(game, season === null ? null : game.seasons.read(season)),
      to: (id: string) => ratingLink({ mode: id }),
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
        <DropdownLink key={id} to={to(id)} isCurrent={id === chosen.id} preventScrollReset>
          {name[locale]}
        </DropdownLink>
      ))}
    </Dropdown>
  ));
}
