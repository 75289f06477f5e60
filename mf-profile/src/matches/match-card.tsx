import { readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import { distanceInKilometres } from '@hotdrop/shared-domain/stats';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import type { Played } from './days.model.ts';
import { MatchBones } from './match-bones.tsx';
import styles from './match-card.module.css';
import { MatchDetails } from './match-details.tsx';
import type { MatchList } from './matches.loader.ts';
import { usePlace } from './use-place.ts';

interface MatchCardProps {
  readonly played: Played;
  readonly list: MatchList;
}

const edges = { win: styles.win, top10: styles.top, other: undefined };

/** One match in a line. The line is a link that opens it, and closes it again. */
export function MatchCard({ played, list }: MatchCardProps) {
  const { place, to } = usePlace();
  const { location } = useNavigation();
  const card = useRef<HTMLElement>(null);
  const { id } = played.match;
  const isOpen = place.match === id;
  const isOpening = !isOpen && location?.pathname.endsWith(`/matches/${encodeURIComponent(id)}`) === true;
  const bodyId = `match-${id}`;

  // Who follows a link to a match has come to see it, however far down it stands.
  const isLinked = useRef(isOpen);
  useEffect(() => {
    if (isLinked.current && window.scrollY === 0) card.current?.scrollIntoView?.({ block: 'center' });
  }, []);

  return (
    <article ref={card} className={classNames(styles.card, edges[played.result], isOpen && styles.open)}>
      <Link
        to={to({ match: isOpen ? null : id })}
        className={styles.line}
        preventScrollReset
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
      >
        <MatchLine played={played} list={list} />
        <ChevronDownIcon className={styles.chevron} />
      </Link>
      {(isOpen || isOpening) && (
        <div id={bodyId} className={styles.body}>
          {isOpen ? <MatchDetails list={list} /> : <MatchBones />}
        </div>
      )}
    </article>
  );
}

function MatchLine({ played: { match, own, endedAt, result }, list }: MatchCardProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const map = readMap(game, match.mapName);
  const type = readMatchType(game, match.matchType);
  const { teamRank, teamTotal } = own;
  const results = { win: t`Win`, top10: t`Top 10`, other: null };
  const cells = [
    { id: 'kills', value: format.number(own.kills), label: t`Kills` },
    { id: 'damage', value: format.number(own.damageDealt), label: t`Damage` },
    {
      id: 'distance',
      value: format.kilometres(distanceInKilometres(own.walkDistance, own.rideDistance)),
      label: t`Distance`,
    },
    { id: 'alive', value: format.clock(own.timeSurvived), label: t`Alive` },
  ];
  return (
    <>
      <span className={styles.rank}>
        <b>#{teamRank}</b>{' '}
        <small>
          <Trans>of {teamTotal}</Trans>
        </small>
        {results[result] && <em>{results[result]}</em>}
      </span>
      <span className={styles.map}>
        <MapPlate plate={map.plate} />
        <span>
          <b>{map.name[locale]}</b>
          <small>
            {readMode(game, match.gameMode).name[locale]}
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
        <b>{own.mainWeapon ? (list.weapons[own.mainWeapon] ?? own.mainWeapon) : '–'}</b>
        <small>
          <Trans>Main weapon</Trans>
        </small>
      </span>
      <span className={styles.when}>{Number.isNaN(endedAt) ? '–' : <TimeAgo time={endedAt} />}</span>
    </>
  );
}
