import { Logo } from '@hotdrop/shared-ui/logo';
import { useSite } from '@hotdrop/shared-ui/site';
import { Link } from 'react-router-dom';
import styles from './brand.module.css';

/** The site's name, linked to the home page. */
export function Brand({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { links } = useSite();
  return (
    <Link className={isSmall ? `${styles.brand} ${styles.small}` : styles.brand} to={links.home()}>
      <Logo />
      <span>Hotdrop</span>
    </Link>
  );
}
