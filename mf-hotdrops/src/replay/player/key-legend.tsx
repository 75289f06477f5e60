import { Trans, useLingui } from '@lingui/react/macro';
import styles from './key-legend.module.css';

/** The keys of the replay, for those with a keyboard. */
export function KeyLegend() {
  const { t } = useLingui();
  const keys = [
    { keys: [t`Space`], does: <Trans>play</Trans> },
    { keys: ['←', '→'], does: <Trans>10 seconds</Trans> },
    { keys: [',', '.'], does: <Trans>fight</Trans> },
    { keys: ['↑', '↓'], does: <Trans>speed</Trans> },
    { keys: ['+', '−'], does: <Trans>zoom</Trans> },
    { keys: ['Shift', '←'], does: <Trans>move the map</Trans> },
    { keys: ['F'], does: <Trans>next player</Trans> },
    { keys: ['M'], does: <Trans>whole map</Trans> },
  ];
  return (
    <ul className={styles.keys} aria-label={t`Keys`}>
      {keys.map((one) => (
        <li key={one.keys.join()}>
          {one.keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {one.does}
        </li>
      ))}
    </ul>
  );
}
