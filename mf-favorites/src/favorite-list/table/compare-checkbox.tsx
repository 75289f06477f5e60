import { limits } from '@hotdrop/shared-domain/rules';
import { useLingui } from '@lingui/react/macro';
import styles from './compare-checkbox.module.css';
import type { FavoriteRow } from './favorite-rows.ts';
import { useTableActions } from './table-context.ts';

/** Selects a player for a comparison. */
export function CompareCheckbox({ row: { key, name } }: { readonly row: FavoriteRow }) {
  const { t } = useLingui();
  const { compared, setCompared } = useTableActions();
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
