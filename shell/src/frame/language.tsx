import { getLanguage, type Locale, locales } from '@hotdrop/shared-domain/locale';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { GlobeIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import styles from './header.module.css';
import { readCookie } from './settings.ts';

/** Links to this page in every language. The links load a new document, because a loaded page has one language. */
export function LanguagePicker() {
  const { locale: current } = useSite();
  const { t } = useLingui();
  const getHref = useLanguageHref();
  const name = getLanguage(current).name;
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
              lang={getLanguage(locale).tag}
              hrefLang={getLanguage(locale).tag}
              isCurrent={locale === current}
              onClick={switchLanguage}
            >
              {getLanguage(locale).name}
            </DropdownLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

/** Returns a function that builds the URL of this page in another language. */
export function useLanguageHref(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => {
    const query = new URLSearchParams(search);
    query.set('hl', locale);
    return `${pathname}?${query}`;
  };
}

const storageKey = 'language-switch';
const typedNameSelector = 'input[type="search"][name="name"]';

interface View {
  readonly position: number;
  readonly typedName: string;
}

/**
 * Loads this page in another language, without a new history entry, so that Back never changes the language. The new
 * document starts at the same scroll position with the same half-typed name.
 */
export function switchLanguage(event: React.MouseEvent<HTMLAnchorElement>): void {
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (opensElsewhere) return;
  event.preventDefault();
  const typedName = document.querySelector<HTMLInputElement>(typedNameSelector)?.value ?? '';
  save({ position: window.scrollY, typedName });
  window.location.replace(event.currentTarget.href);
}

function save(view: View): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(view));
  } catch {
    // Storage is blocked: the new document starts at the top with an empty search.
  }
}

/** Restores the view from before the language changed. */
export function restoreView(): void {
  const view = take();
  if (!view) return;
  window.scrollTo(0, view.position);
  const input = document.querySelector<HTMLInputElement>(typedNameSelector);
  if (input && input.value === '') input.value = view.typedName;
}

function take(): View | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const cookieName = 'hl';

/**
 * Keeps the chosen language on Back and Forward: removes `hl` from the address once the cookie has the language, and
 * reloads a page that the browser restores from before a change.
 */
export function keepLanguage(locale: Locale): () => void {
  if (readCookie(cookieName) === locale) removeLanguageParam();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const chosen = readCookie(cookieName);
    if (persisted && chosen !== undefined && chosen !== locale) window.location.reload();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}

function removeLanguageParam(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('hl')) return;
  url.searchParams.delete('hl');
  window.history.replaceState(window.history.state, '', url);
}
