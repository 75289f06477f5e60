import { getLanguage, locales } from '@hotdrop/shared-domain/locale';

/** Parameters that change the presentation of a page but not its content. */
const presentationParams = ['hl', 'app', 'vd'];

interface PageUrls {
  /** The page without a language: visitors see it in their own. */
  readonly canonical: string;
  /** The page in each language, and `x-default` for the visitor's own. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/** Builds the URLs of a page for search engines, for its head and for the sitemap. */
export function getPageUrls(origin: string, pathname: string, search = ''): PageUrls {
  const given = new URLSearchParams(search);
  // A parameter that is sent twice names the page of one.
  const query = new URLSearchParams([...new Map([...given].map((pair) => [String(pair), pair])).values()]);
  for (const name of presentationParams) query.delete(name);
  const buildUrl = (extraParams: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams([...query, ...Object.entries(extraParams)]).toString();
    return origin + pathname + (params && `?${params}`);
  };
  const canonical = buildUrl({});
  return {
    canonical,
    alternates: [
      ...locales.map((locale) => ({ language: getLanguage(locale).tag, href: buildUrl({ hl: locale }) })),
      { language: 'x-default', href: canonical },
    ],
  };
}
