import { type Locale, languageTags, locales } from '@hotdrop/shared-domain/locale';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { GlobeIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import styles from '../header/top-bar.module.css';
import { languageNames, useLanguageHref } from './languages.ts';
import { switchLanguage } from './switch-language.ts';

/** Links to this page in every language. The links load a new document, because a loaded page has one language. */
export function LanguagePicker() {
  const { locale: current } = useSite();
  const { t } = useLingui();
  const getHref = useLanguageHref();
  const name = languageNames[current];
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
              to={getHref(locale)}
              lang={languageTags[locale]}
              hrefLang={languageTags[locale]}
              isCurrent={locale === current}
              onClick={switchLanguage}
            >
              {languageNames[locale]}
            </DropdownLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
