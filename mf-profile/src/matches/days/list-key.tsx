import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { isFiltered } from '../list-position.ts';
import type { MatchList } from '../match-list.ts';
import styles from './day-block.module.css';
import { findMostDamage } from './played-match.ts';

/** Explains the bars of the list. */
export function ListKey(list: MatchList) {
  const { t } = useLingui();
  const format = useFormat();
  const most = findMostDamage(list);
  const damage = format.number(most);
  return (
    <ul className={styles.key} aria-label={t`Key`}>
      {!isFiltered(list.position) && (
        <>
          <li>
            <i className={styles.keyBars} />
            <Trans>taller bar: better place</Trans>
          </li>
          <li>
            <i className={styles.win} />
            <Trans context="of bars">win</Trans>
          </li>
          <li>
            <i className={styles.top} />
            <Trans context="of bars">top 10</Trans>
          </li>
          <li>
            <i />
            <Trans context="of bars">other</Trans>
          </li>
        </>
      )}
      {most > 0 && (
        <li>
          <i className={styles.keyDamage} />
          <Trans>damage: the longest bar is {damage}</Trans>
        </li>
      )}
    </ul>
  );
}
