import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { memo, startTransition, useEffect, useOptimistic, useRef } from 'react';
import type { Played } from '../days/match-days.ts';
import { MatchDetails } from '../match-details/match-details.tsx';
import { MatchSkeleton } from '../match-details/match-skeleton.tsx';
import styles from './match-card.module.css';
import { MatchLine } from './match-line.tsx';
import type { CardLinks } from './use-card-links.ts';
import type { OpenCard } from './use-open-cards.ts';

interface MatchCardProps {
  readonly played: Played;
  readonly links: CardLinks;
  /** Null: it is closed. */
  readonly open: OpenCard | null;
}

const edges = { win: styles.win, top10: styles.top, other: undefined };

/** A click that a browser would follow in this tab. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** When the browser shows what was drawn last. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * One match in a line. The line is a link that opens it, and closes it again. The router's own links are drawn anew
 * wherever the visitor goes, and a list may have two hundred: this one asks the router when it is pressed. A match
 * that was shown before is shown at once, and the router draws the rest of the page when there is time.
 */
export const MatchCard = memo(function MatchCard({ played, links, open: arrived }: MatchCardProps) {
  const card = useRef<HTMLElement>(null);
  const [open, showAhead] = useOptimistic(arrived);
  const { id } = played.match;
  const isOpen = open !== null && open.list !== null;
  const bodyId = `match-${id}`;
  const href = links.hrefOf(isOpen ? null : id);

  // Who follows a link to a match has come to see it, however far down it stands.
  const isLinked = useRef(isOpen);
  useEffect(() => {
    if (isLinked.current && window.scrollY === 0) card.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  const onClick = (event: React.MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const list = isOpen ? null : links.remembered(id);
    if (!list) return void links.go(href);
    startTransition(async () => {
      showAhead({ id, list, ahead: href });
      await painted();
      await links.go(href);
    });
  };
  return (
    <article
      ref={card}
      className={classNames(styles.card, played.result && edges[played.result], isOpen && styles.open)}
    >
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
      {open && (
        <div id={bodyId} className={styles.body}>
          {open.list ? <MatchDetails list={open.list} ahead={open.ahead} /> : <MatchSkeleton />}
        </div>
      )}
    </article>
  );
});
