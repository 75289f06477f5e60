import type { LoadedVersion, ReleaseSet } from '@hotdrop/shared-host/server';
import { basePath } from '../site/game.ts';
import { type Renderer, renderPage } from './render.tsx';

/**
 * Renders a version's smoke pages before any visitor gets it. A page may honestly say that there is nothing to show,
 * and with the API host away every version says so: only what the area itself does wrong keeps it out.
 */
export async function checkSmokePages(version: LoadedVersion, renderer: Renderer): Promise<void> {
  const set: ReleaseSet = {
    areas: [{ ...version, status: 'ready' }],
    problem: undefined,
    release: () => {},
  };
  for (const page of version.manifest.smoke) {
    const url = `http://smoke.invalid${basePath}/${page}`;
    const visitor = {
      locale: 'en',
      isLocaleChosen: false,
      theme: 'dark',
      platform: undefined,
      putAway: [],
      app: { isMobileApp: false, isLegacyApp: false, isMobile: false },
      isAppSaid: false,
      stickyId: undefined,
    } as const;
    const errors: unknown[] = [];
    const note = (facts: object) => void errors.push(facts);
    const log = { info: () => {}, warn: note, error: note };
    const response = await renderPage(
      { request: new Request(url), origin: 'http://smoke.invalid', visitor, set },
      { ...renderer, log },
    );
    await response.text();
    if (response.status === 500 || errors.length > 0) {
      throw new Error(
        `its smoke page ${page} answers ${response.status}: ${JSON.stringify(errors).slice(0, 500)}`,
      );
    }
  }
}
