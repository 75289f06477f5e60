import { readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayedMatch } from '../days/match-days.ts';
import styles from './match-card.module.css';

/** The result of a match in one line. The card shows the time beside it. */
export function MatchLine({ match, own, result, weapon }: PlayedMatch) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const map = readMap(game, match.mapName);
  const type = readMatchType(game, match.matchType);
  const { teamRank, teamTotal } = own;
  const mode = readMode(game, match.gameMode).name[locale];
  const results = { win: t`Win`, top10: t`Top 10`, other: null };
  const cells = [
    { id: 'kills', value: format.number(own.kills), label: t`Kills` },
    { id: 'damage', value: format.number(own.damageDealt), label: t`Damage` },
    {
      id: 'distance',
      value: format.kilometers(distanceInKilometers(own.walkDistance, own.rideDistance)),
      label: t`Distance`,
    },
    { id: 'alive', value: format.clock(own.timeSurvived), label: t`Alive` },
  ];
  return (
    <>
      <span className={styles.rank}>
        {result ? (
          <>
            <b>#{teamRank}</b>{' '}
            <small>
              <Trans>of {teamTotal}</Trans>
            </small>
            {results[result] && <em>{results[result]}</em>}
          </>
        ) : (
          <b>–</b>
        )}
      </span>
      <span className={styles.map}>
        <MapPlate plate={map.plate} />
        <span>
          <b>{map.name[locale]}</b>
          <small>
            {mode !== map.name[locale] && mode}
            {type.isRanked && ` · ${type.name[locale]}`}
          </small>
        </span>
      </span>
      {cells.map(({ id, value, label }) => (
        <span key={id} className={styles.cell}>
          <b>{value}</b>
          <small>{label}</small>
        </span>
      ))}
      <span className={classNames(styles.cell, styles.weapon)}>
        <b>{weapon ?? '–'}</b>
        <small>
          <Trans>Main weapon</Trans>
        </small>
      </span>
    </>
  );
}
