import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecentPlayerList } from '../../frame/search/recent-player-list.tsx';
import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageMeta } from '../page-meta.tsx';
import styles from './search.module.css';

/** The search page when its URL names no player. */
export function EmptySearch() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Search`} isHidden />
      <PageHead title={<Trans>Search</Trans>} lead={<Trans>Names are case sensitive.</Trans>} />
      <Content className={styles.content}>
        <SearchForm size="hero" />
        <RecentPlayerList />
      </Content>
    </>
  );
}
