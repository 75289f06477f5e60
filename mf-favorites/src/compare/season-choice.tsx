import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import styles from './compare.module.css';
import type { CompareData } from './compared.ts';

interface SeasonChoiceProps extends Pick<CompareData, 'season' | 'seasons'> {
  readonly to: (season: number | null) => string;
}

/** Menu of the current seasons and the ranked seasons of the players. */
export function SeasonChoice({ season, seasons, to }: SeasonChoiceProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const options = seasons.map((id) => game.seasons.read(id));
  const chosen = options.find(({ number }) => number === season);
  if (options.length === 0) return null;
  return (
    <Dropdown
      align="end"
      label={chosen?.label[locale] ?? t`Season`}
      title={t`Season`}
      className={styles.season}
    >
      {options.map(({ id, label, number }) => (
        <DropdownLink key={id} to={to(number)} isCurrent={number === season}>
          {label[locale]}
        </DropdownLink>
      ))}
    </Dropdown>
  );
}
