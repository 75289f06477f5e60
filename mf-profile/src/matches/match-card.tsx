import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router-dom';
import type { Played } from './days.model.ts';
import { MatchBones } from './match-bones.tsx';
import styles from './match-card.module.css';
import { MatchDetails } from './match-details.tsx';
import { MatchLine } from './match-line.tsx';
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
  const { match, own } = played;
  const { id } = match;
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
        <MatchLine {...played} weapon={own.mainWeapon && (list.weapons[own.mainWeapon] ?? own.mainWeapon)} />
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
