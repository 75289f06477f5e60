import { isIP } from 'node:net';
import type { Locale } from '@hotdrop/shared-domain/locale';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { panelTimeout } from '../durations.ts';
import type { PlayerRow } from '../players/find-player.ts';
import { readText } from '../upstream/fetch-json.ts';

/** A panel of the site about a player. */
export interface Panel {
  readonly id: 'last-session' | 'rank' | 'week';
  readonly player: PlayerRow;
  readonly week?: string;
}

const readSite = ({ config, game }: Context): URL | null =>
  URL.parse(`${config.siteOrigins[0]}${game.basePath}`);

/** Discord shows no link or picture of a site that only this network can reach. */
const isPublic = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' && hostname.includes('.') && isIP(hostname) === 0;

/** The address of a page for readers anywhere. Null: the site has no public address. */
export const siteUrl = (context: Context, path: string): string | null => {
  const site = readSite(context);
  return site && isPublic(site) ? site.href + path : null;
};

/** The site's logo as a picture. Null: the site has no public address. */
export const siteIcon = (context: Context): string | null => {
  const site = readSite(context);
  return site && isPublic(site) ? `${site.origin}/icon-192.png` : null;
};

const panelPath = ({ id, player, week }: Panel, end: 'png' | 'json', language: Locale): string => {
  const query = new URLSearchParams({
    player: `${player.platform}/${player.name}`,
    ...(week && { week }),
    hl: language,
  });
  return `/panel/mf-profile/${id}.${end}?${query}`;
};

export const panelPicture = (context: Context, panel: Panel, language: Locale): string | null =>
  siteUrl(context, panelPath(panel, 'png', language));

const maxBytes = 256 * 1024;

const panelSchema = v.pipe(v.string(), v.parseJson(), v.object({ line: v.string() }));

/** Reads the sentence of a panel from the site, which has the texts. Null: it has none now. */
export const readPanelLine = async (
  context: Context,
  panel: Panel,
  language: Locale,
): Promise<string | null> => {
  const site = readSite(context);
  if (!site) return null;
  try {
    // As a text, the sentence could be that of a failure.
    const response = await fetch(site.href + panelPath(panel, 'json', language), {
      redirect: 'error',
      signal: AbortSignal.timeout(panelTimeout),
    });
    const text = await readText(response, maxBytes);
    return response.ok ? v.parse(panelSchema, text).line : null;
  } catch {
    return null;
  }
};
