import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import type { ShownTimeZone } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { memo, startTransition, useEffect, useOptimistic, useRef } from 'react';
import type { PlayedMatch } from '../days/played-match.ts';
import { MatchDetails } from '../match-details/match-details.tsx';
import { MatchSkeleton } from '../match-details/match-skeleton.tsx';
import { describeMatch } from '../match-summary.ts';
import styles from './match-card.module.css';
import { MatchLine } from './match-line.tsx';
import { MatchTime } from './match-time.tsx';
import type { CardLinks } from './use-card-links.ts';
import type { OpenCard } from './use-open-cards.ts';

interface MatchCardProps {
  readonly played: PlayedMatch;
  /** The zone of the day above the card; null: there is none. */
  readonly zone: ShownTimeZone | null;
  readonly links: CardLinks;
  /** Null: it is closed. */
  readonly open: OpenCard | null;
}

const edges = { win: styles.win, top10: styles.top, other: undefined };

/** Whether the click opens the link in this browser tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Resolves after the browser has painted the last render. */
const waitForPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * One match in one line, which is a link that opens and closes the match. The time is beside the link, because its
 * tooltip is a button, which a link cannot contain. It is a plain link, because every router
 * link renders again on every navigation, and a list can have 200 of them. A cached match opens at once, before the
 * router renders the page.
 */
export const MatchCard = memo(function MatchCard({ played, zone, links, open: current }: MatchCardProps) {
  const card = useRef<HTMLElement>(null);
  const [open, setOptimisticOpen] = useOptimistic(current);
  const { id } = played.match;
  const isOpen = open !== null && open.list !== null;
  const bodyId = `match-${id}`;
  const href = links.hrefOf(isOpen ? null : id);

  // A link to a match scrolls to it.
  const isLinked = useRef(isOpen);
  useEffect(() => {
    if (isLinked.current && window.scrollY === 0) card.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  const onClick = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const list = isOpen ? undefined : links.getCached(id);
    if (!list) return void links.navigate(href);
    startTransition(async () => {
      setOptimisticOpen({ id, list, pendingHref: href });
      await waitForPaint();
      await links.navigate(href);
    });
  };
  return (
    <article
      ref={card}
      className={classNames(styles.card, played.result && edges[played.result], isOpen && styles.open)}
    >
      <div className={styles.head}>
        <a
          href={href}
          className={styles.line}
          onClick={onClick}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
        >
          <MatchLine {...played} />
          <ChevronDownIcon className={styles.chevron} />
        </a>
        <span className={styles.when}>
          <MatchTime endedAt={played.endedAt} offsetAt={zone?.offsetAt ?? null} />
        </span>
      </div>
      <Slot name="profile.match" context={describeMatch(played.match, played.own)} />
      {open && (
        <div id={bodyId} className={styles.body} data-framed>
          {open.list ? <MatchDetails list={open.list} pendingHref={open.pendingHref} /> : <MatchSkeleton />}
        </div>
      )}
    </article>
  );
});
