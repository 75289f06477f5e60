import { type MatchResult, matchResult } from '@hotdrop/shared-domain/stats';
import type { MatchParticipant } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Row, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './results.module.css';

/** The colors of a result. */
export const resultClass = (result: MatchResult | undefined): string =>
  classNames(styles.result, result && styles[result]) ?? '';

interface PlacementBarsProps {
  /** The player's places, oldest first. */
  readonly places: readonly (Pick<MatchParticipant, 'teamRank' | 'teamTotal'> & { readonly id: string })[];
}

/** The player's places as small bars: the higher, the better. */
export function PlacementBars({ places }: PlacementBarsProps) {
  const { t } = useLingui();
  return (
    <Row as="ol" align="end" className={styles.bars} aria-label={t`Places, oldest first`}>
      {places.map(({ id, teamRank, teamTotal }) => (
        <li
          key={id}
          className={resultClass(matchResult({ teamRank, teamTotal }))}
          style={{ '--h': `${Math.max(0, (teamTotal - teamRank + 1) / teamTotal) * 100}%` }}
          title={t`#${teamRank} of ${teamTotal}`}
        >
          <VisuallyHidden>#{teamRank}</VisuallyHidden>
        </li>
      ))}
    </Row>
  );
}

/** The colors of results, as items of a list. */
export const ResultKey = () => (
  <>
    <Row as="li">
      <i className={classNames(styles.swatch, resultClass('win'))} />
      <Trans context="of bars">win</Trans>
    </Row>
    <Row as="li">
      <i className={classNames(styles.swatch, resultClass('top10'))} />
      <Trans context="of bars">top 10</Trans>
    </Row>
    <Row as="li">
      <i className={classNames(styles.swatch, resultClass('other'))} />
      <Trans context="of bars">other</Trans>
    </Row>
  </>
);
