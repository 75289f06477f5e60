import { Link, type LinkProps } from 'react-router-dom';
import { ChevronRightIcon } from '../icons/glyphs.ts';
import styles from './dead-end.module.css';

interface DeadEndProps {
  readonly kicker?: React.ReactNode;
  readonly title: React.ReactNode;
  readonly lead: React.ReactNode;
  /** Links to other pages: `ButtonLink`s. */
  readonly actions?: React.ReactNode;
  /** Suggestions: `Offers`. */
  readonly children?: React.ReactNode;
}

/** A full page for content that does not exist. */
export const DeadEnd = ({ kicker, title, lead, actions, children }: DeadEndProps) => (
  <section className={styles.deadEnd}>
    {kicker && <p className={styles.kicker}>{kicker}</p>}
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);

interface OffersProps {
  readonly title: React.ReactNode;
  /** `Offer`s. */
  readonly children: React.ReactNode;
}

export const Offers = ({ title, children }: OffersProps) => (
  <>
    <h2 className={styles.offersTitle}>{title}</h2>
    <ul className={styles.offers}>{children}</ul>
  </>
);

interface OfferProps {
  readonly to: LinkProps['to'];
  readonly mark?: React.ReactNode;
  readonly title: React.ReactNode;
  readonly note?: React.ReactNode;
}

export const Offer = ({ to, mark, title, note }: OfferProps) => (
  <li>
    <Link to={to} className={styles.offer}>
      {mark}
      <span className={styles.offerWords}>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      <ChevronRightIcon />
    </Link>
  </li>
);
