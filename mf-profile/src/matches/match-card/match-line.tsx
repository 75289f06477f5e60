import { type Game, readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PlayedMatch } from '../days/played-match.ts';
import styles from './match-card.module.css';
import { MatchTeam } from './match-team.tsx';

/** The names of map, mode, and kind, each name once: in training, map and mode can have the same. */
function readNames(game: Game, match: MatchSummary, locale: Locale) {
  const map = readMap(game, match.mapName);
  const mode = readMode(game, match.gameMode).name[locale];
  const kind = readMatchType(game, match.matchType).name[locale];
  const [first = '', second = ''] = [...new Set([mode, kind])].filter((name) => name !== map.name[locale]);
  return { map: map.name[locale], plate: map.plate, mode: first, kind: second };
}

/** The result of a match in one line. The card shows the time beside it. */
export function MatchLine(played: PlayedMatch) {
  const { match, own, result, weapon } = played;
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const { map, plate, mode, kind } = readNames(game, match, locale);
  const { teamRank, teamTotal, kills, damageDealt } = own;
  const results = { win: t`Win`, top10: t`Top 10`, other: null };
  // In training, 0 kills and 0 damage say nothing.
  const isShown = (figure: number) => result !== null || figure > 0;
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
        <MapPlate plate={plate} />
        <b>{map}</b>
      </span>
      <span className={styles.mode}>
        <b>{mode}</b>
        {kind && <small>{kind}</small>}
      </span>
      <span className={classNames(styles.cell, styles.kills)}>
        {isShown(kills) && (
          <>
            <b>{format.number(kills)}</b>{' '}
            <small>
              <Plural value={kills} one="kill" other="kills" />
            </small>
          </>
        )}
      </span>
      <span className={classNames(styles.cell, styles.damage)}>
        {isShown(damageDealt) && (
          <>
            <span>
              <b>{format.number(damageDealt)}</b>{' '}
              <small>
                <Trans>damage</Trans>
              </small>
            </span>
            <span className={styles.bar} style={{ '--v': `${played.damageRatio * 100}%` }} />
          </>
        )}
      </span>
      <span className={classNames(styles.cell, styles.alive)}>
        <b>{format.clock(own.timeSurvived)}</b>{' '}
        <small>{result ? <Trans>alive</Trans> : <Trans>played</Trans>}</small>
      </span>
      <span className={classNames(styles.cell, styles.weapon)}>
        {weapon && (
          <>
            <b>{weapon}</b>{' '}
            <small>
              <Trans>main weapon</Trans>
            </small>
          </>
        )}
      </span>
      <MatchTeam {...played} />
    </>
  );
}
