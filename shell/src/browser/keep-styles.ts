import { durations } from '@hotdrop/shared-domain/rules';
import { readCookie, setCookie } from '../frame/settings.ts';
import { hashAddress, readStyles, stylesCookie, writeStyles } from '../site/cookies.ts';

/**
 * Loads the stylesheets that the server wrote into the page into the browser's cache, and names all of the page in a
 * cookie. The next page that the server renders for this visitor links to them.
 */
export async function keepStyles(): Promise<void> {
  const known = readStyles(readCookie(stylesCookie));
  const inPage = document.querySelectorAll<HTMLStyleElement>('style[data-href]');
  const written = Array.from(inPage, ({ dataset }) => toPath(dataset.href ?? ''));
  const linked = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'), ({ href }) =>
    toPath(href),
  );
  const loaded = await Promise.all(
    written.map(async (address) => {
      if (known.includes(hashAddress(address))) return [address];
      const answer = await fetch(address, { priority: 'low' });
      // An answer whose body is not read may not be kept.
      await answer.arrayBuffer();
      return answer.ok ? [address] : [];
    }),
  );
  const value = writeStyles([...[...linked, ...loaded.flat()].map(hashAddress), ...known]);
  setCookie(stylesCookie, value, { path: '/', lifetime: durations.stylesCookie });
}

const toPath = (address: string): string => new URL(address, location.href).pathname;
