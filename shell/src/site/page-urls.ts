import { languageTags, locales } from '@hotdrop/shared-domain/locale';

/** What changes how a page looks, not what it is. */
const lookOnly = ['hl', 'app', 'vd'];

interface Addresses {
  /** The page itself, in whichever language its visitor reads. */
  readonly canonical: string;
  /** The page in each language, and where the visitor's own is chosen. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
}

/** A page's addresses as search engines are told them, in its head and in the sitemap. */
export function getPageUrls(origin: string, pathname: string, search = ''): Addresses {
  const query = new URLSearchParams(search);
  for (const name of lookOnly) query.delete(name);
  const addressWith = (extra: Readonly<Record<string, string>>) => {
    const whole = new URLSearchParams([...query, ...Object.entries(extra)]).toString();
    return origin + pathname + (whole && `?${whole}`);
  };
  const canonical = addressWith({});
  return {
    canonical,
    alternates: [
      ...locales.map((one) => ({ language: languageTags[one], href: addressWith({ hl: one }) })),
      { language: 'x-default', href: canonical },
    ],
  };
}
