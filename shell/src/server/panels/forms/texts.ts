import { siteName } from '../../../site/game.ts';
import { escapeXml } from '../../http/escape-xml.ts';
import type { Drawing, DrawnForm } from './form.ts';

/** Chats cut longer lines. */
const maxLine = 200;

/** A sentence for chat bots. They show it only with the status 200. */
export const drawLine = ({ face: { line } }: Drawing): DrawnForm => ({
  type: 'text/plain; charset=utf-8',
  body: `${line.length > maxLine ? `${line.slice(0, maxLine - 1)}…` : line}\n`,
  status: 200,
});

export function drawData({
  face,
  status,
  data,
  detail,
  panel,
  title,
  origin,
  addressOf,
}: Drawing): DrawnForm {
  const { mark, drawing, href, title: heading, ...words } = face;
  const page = href && origin + href;
  return status === 200
    ? { type: 'application/json', body: JSON.stringify({ panel, title, page, heading, ...words, data }) }
    : {
        type: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: heading,
          status,
          detail: detail ?? face.line,
          instance: addressOf('data'),
        }),
      };
}

/** An Atom feed. A panel without entries has none. */
export function drawFeed({ face, status, detail, title, origin, addressOf }: Drawing): DrawnForm {
  const { entries, about, href = '', line } = face;
  if (status !== 200 || !entries) {
    return {
      type: 'text/plain; charset=utf-8',
      body: `${detail ?? (status === 200 ? 'This panel has no feed.' : line)}\n`,
      ...(status === 200 && { status: 404 }),
    };
  }
  const self = origin + addressOf('feed');
  const host = new URL(origin).host;
  const items = entries.map(
    (entry) =>
      `<entry><id>tag:${host},2026:${escapeXml(entry.id)}</id><title>${escapeXml(entry.title)}</title>` +
      `<updated>${escapeXml(entry.at)}</updated><link href="${escapeXml(origin + (entry.href ?? href))}"/></entry>`,
  );
  return {
    type: 'application/atom+xml; charset=utf-8',
    body:
      `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">` +
      `<id>${escapeXml(self)}</id><title>${escapeXml(`${about} · ${title}`)}</title>` +
      `<updated>${escapeXml(entries[0]?.at ?? new Date(0).toISOString())}</updated>` +
      `<link rel="self" href="${escapeXml(self)}"/><link href="${escapeXml(origin + href)}"/>` +
      `<author><name>${siteName}</name></author>${items.join('')}</feed>\n`,
  };
}
