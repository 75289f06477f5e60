import { limits } from '@hotdrop/shared-domain/rules';
import { useLingui } from '@lingui/react/macro';
import styles from './compare-checkbox.module.css';
import type { FavoriteRow } from './favorite-rows.ts';
import { useListActions } from './table-context.ts';

/** Chooses a player to be compared. */
export function CompareBox({ row: { key, name } }: { readonly row: FavoriteRow }) {
  const { t } = useLingui();
  const { compared, setCompared } = useListActions();
  const isChosen = compared.includes(key);
  const playerName = name ?? t`this player`;
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={t`Compare ${playerName}`}
        checked={isChosen}
        disabled={!isChosen && compared.length >= limits.compared}
        onChange={() => setCompared(isChosen ? compared.filter((one) => one !== key) : [...compared, key])}
      />
    </label>
  );
}
