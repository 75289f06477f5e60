import { defaultLocale, parseLocale } from '@hotdrop/shared-domain/locale';
import { addressOfForm, frameSize, readSubject, writeFrame } from '@hotdrop/shared-domain/panels';
import type { ReleaseSet } from '@hotdrop/shared-host/server';
import { shellLinks } from '@hotdrop/shared-host/shell-links';
import type { Context } from 'hono';
import { matchPath } from 'react-router';
import { basePath, siteName } from '../../site/game.ts';
import { leaveOutUnfit } from '../areas/page-release.ts';
import { problem } from '../http/problem.ts';
import { readOrigin } from '../http/request-origin.ts';
import type { PageOptions } from '../http/serve-page.ts';
import { readPanelAddress } from '../panels/panel-address.ts';

/** Seconds. */
const lifetime = 3600;
const pictureSize = { width: 1200, height: 630 };

interface Most {
  readonly width: number;
  readonly height: number;
}

const headers = { 'access-control-allow-origin': '*' };

/**
 * Describes a page of this site to a site that wants to show it (oembed.com). Manifests say whether the page has a panel
 * or a picture, so no code of an area runs.
 */
export function serveOembed(c: Context, { areas, publicOrigin }: PageOptions): Response {
  const { url: given, format = 'json', maxwidth, maxheight } = c.req.query();
  if (format !== 'json') {
    return problem(501, 'Not implemented', { detail: 'The only format is json.', headers });
  }
  const origin = readOrigin(c, publicOrigin);
  const url = URL.parse(given ?? '');
  const most = { width: readMost(maxwidth), height: readMost(maxheight) };
  const set = leaveOutUnfit(areas.pin({}));
  const found =
    url?.origin === origin ? (describePanel(url, set, most) ?? describePicture(url, set, most)) : null;
  set.release();
  if (!found) {
    const detail = `Nothing to embed. "url" must be the address of a panel or of a page with a picture on ${origin}.`;
    return problem(404, 'Not found', { detail, headers });
  }
  const about = { version: '1.0', provider_name: siteName, provider_url: origin, cache_age: lifetime };
  return c.json({ ...about, ...found }, 200, { ...headers, 'cache-control': `public, max-age=${lifetime}` });
}

/** Anything but a positive number sets no limit. */
const readMost = (given: string | undefined): number => (Number(given) > 0 ? Number(given) : Infinity);

function describePanel(url: URL, { areas }: ReleaseSet, most: Most) {
  if (!matchPath(`${basePath}/panel/:area/:panel`, url.pathname)) return undefined;
  const { area, id, form, query } = readPanelAddress(url);
  const manifest = areas.find((one) => one.area === area)?.manifest;
  const panel = manifest?.panels?.find((one) => one.id === id);
  const subject = panel && form && readSubject(panel.about, query);
  if (!subject) return undefined;
  const title = [...namesIn(subject), panel.title[parseLocale(query.get('hl')) ?? defaultLocale]].join(' · ');
  const width = Math.min(frameSize.width, most.width);
  const height = Math.min(frameSize.height, most.height);
  return {
    type: 'rich',
    title,
    html: writeFrame({ src: url.origin + addressOfForm(url, 'frame'), title, width, height }),
    width,
    height,
    thumbnail_url: url.origin + addressOfForm(url, 'picture'),
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
  };
}

/** The names of the players whom a panel is about. */
const namesIn = (subject: object): string[] =>
  [Object(subject).players ?? subject].flat().flatMap(({ name }: { name?: string }) => name ?? []);

/** A page has a picture of its own if a link of the site leads to `card.png` below the page. */
function describePicture({ origin, pathname, search }: URL, { areas }: ReleaseSet, most: Most) {
  const address = `${pathname.replace(/\/$/, '')}/card.png`;
  const patterns = [shellLinks, ...areas.map(({ manifest }) => manifest?.links ?? {})].flatMap((links) =>
    Object.values(links).map((pattern) => pattern.replace(/\?[\w&]+$/, '')),
  );
  const found = patterns
    .filter((pattern) => pattern.endsWith('card.png'))
    .map((pattern) => matchPath(`${basePath}/${pattern}`, address))
    .find((match) => match !== null);
  if (!found) return undefined;
  const scale = Math.min(1, most.width / pictureSize.width, most.height / pictureSize.height);
  return {
    type: 'photo',
    title: [found.params.name, siteName].filter(Boolean).join(' · '),
    url: origin + address + search,
    width: Math.round(pictureSize.width * scale),
    height: Math.round(pictureSize.height * scale),
  };
}
