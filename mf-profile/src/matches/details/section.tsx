import { SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import type { OpenedMatch } from '../match-list.ts';
import styles from './match-details.module.css';

export interface SectionProps {
  readonly match: OpenedMatch;
  /** The query of the match's address. */
  readonly query: URLSearchParams;
  /** Links to the match with a changed query. */
  readonly linkTo: (change: Readonly<Record<string, string | null>>) => string;
}

interface SectionFrameProps {
  readonly id: string;
  readonly title: React.ReactNode;
  /** A few words beside the title. */
  readonly note?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** A part of an opened match under its heading. */
export const Section = ({ id, title, note, children }: SectionFrameProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h3>
      <span id={`${id}-title`}>{title}</span> {note && <small>{note}</small>}
    </h3>
    {children}
  </section>
);

export const MatchSkeleton = () => (
  <Waiting>
    <SkeletonTable rows={6} />
  </Waiting>
);
