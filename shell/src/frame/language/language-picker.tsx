import { type Locale, languageTags, locales } from '@hotdrop/shared-domain/locale';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { GlobeIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import styles from '../header/top-bar.module.css';
import { languageNames } from './language-names.ts';
import { saveScrollPosition } from './scroll-position.ts';
import { useLanguageHref } from './use-language-href.ts';

/** The same page in every language. These are whole pages, not navigations: a site speaks one language. */
export function LanguagePicker() {
  const { locale: present } = useSite();
  const { t } = useLingui();
  const hrefIn = useLanguageHref();
  const name = languageNames[present];
  return (
    <Dropdown
      className={styles.quiet}
      align="end"
      name={t`Language: ${name}`}
      title={t`Language`}
      label={
        <>
          <GlobeIcon size="s" />
          {name}
        </>
      }
    >
      <ul>
        {locales.map((locale: Locale) => (
          <li key={locale}>
            <DropdownLink
              reloadDocument
              to={hrefIn(locale)}
              lang={languageTags[locale]}
              hrefLang={languageTags[locale]}
              isCurrent={locale === present}
              onClick={saveScrollPosition}
            >
              {languageNames[locale]}
            </DropdownLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
