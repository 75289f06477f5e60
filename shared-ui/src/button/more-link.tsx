import { Link, type LinkProps } from 'react-router-dom';
import { ChevronRightIcon } from '../icons/glyphs.ts';
import styles from './more-link.module.css';

/** A link from a summary to the full list. */
export const MoreLink = ({ children, ...rest }: Omit<LinkProps, 'className'>) => (
  <Link {...rest} className={styles.moreLink}>
    {children}
    <ChevronRightIcon size="xs" />
  </Link>
);
