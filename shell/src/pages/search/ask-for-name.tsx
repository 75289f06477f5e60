import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { RecentSearches } from '../../frame/search/recent-list.tsx';
import { SearchForm } from '../../frame/search/search-form.tsx';
import { PageMeta } from '../page-meta.tsx';
import styles from './search.module.css';

/** The search page without a question. */
export function AskForName() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Search`} isHidden />
      <PageHead title={<Trans>Search</Trans>} lead={<Trans>Names are case sensitive.</Trans>} />
      <Content className={styles.ask}>
        <SearchForm size="hero" />
        <RecentSearches />
      </Content>
    </>
  );
}
