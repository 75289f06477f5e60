import { useLocation, useNavigation } from 'react-router-dom';
import styles from './tab-outlet.module.css';

/** What is shown fades while another season or tab of the same player is on its way. */
export function TabOutlet({ children }: { readonly children: React.ReactNode }) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLeaving = location !== undefined && location.pathname !== pathname;
  return (
    <div className={styles.tab} aria-busy={isLeaving || undefined}>
      {children}
    </div>
  );
}
