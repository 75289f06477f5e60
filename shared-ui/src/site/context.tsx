import type { Site } from '@hotdrop/shared-domain/contract';
import { I18nProvider } from '@lingui/react';
import { createContext, useContext } from 'react';
import type { Texts } from './load-texts.ts';

const SiteContext = createContext<Site | null>(null);

interface SiteProviderProps {
  readonly site: Site;
  /** The result of `loadTexts`, in the site's language. */
  readonly i18n: Texts;
  readonly children: React.ReactNode;
}

/** Every area wraps its pages in it, because builds share no React context. */
export const SiteProvider = ({ site, i18n, children }: SiteProviderProps) => (
  <SiteContext value={site}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </SiteContext>
);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) {
    throw new Error('useSite() found no site. Wrap the page in <SiteProvider>.');
  }
  return site;
}
