import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import { createSite } from '@hotdrop/shared-host/browser';

/** A running Hotdrop site: the addresses of `npm start`. Its operator lists the origin of this page. */
export const areas = 'http://127.0.0.1:3000/areas/';
const api = 'http://127.0.0.1:4000/api/v1';

/** Creates what areas know about their host. */
export const openSite = async (locale = 'en') =>
  createSite({ game: await loadPubg(locale), locale, apiBase: api });
