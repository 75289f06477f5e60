import { createHash } from 'node:crypto';
import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { basePath, siteName } from '../../site/game.ts';
import { loadShellTexts } from '../../site/texts.ts';

/** Reasons for a page without script or file. */
type Reason = 'error' | 'unreadable' | 429 | 503;

const texts: Readonly<Record<Reason, readonly [title: MessageDescriptor, text: MessageDescriptor]>> = {
  error: [msg`Error`, msg`An error occurred while showing the error page`],
  unreadable: [msg`Invalid address`, msg`This address cannot be read. Please check it.`],
  429: [
    msg`Too many requests`,
    msg`Too many requests came from your network. Please try again in a few seconds.`,
  ],
  503: [msg`Too many visitors`, msg`Many people are visiting right now. Please try again in a few seconds.`],
};

/** The page's own colors and centering, without a file. */
const style = [
  ':root{color-scheme:dark light;background:light-dark(#f2f4f8,#0b0e14);color:light-dark(#141a26,#e8ecf3)}',
  'body{display:grid;place-items:center;min-height:100vh;margin:0;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;padding:24px;text-align:center;text-wrap:balance;word-break:keep-all;overflow-wrap:anywhere}',
  'h1{margin:0 0 8px;font-size:24px}p{margin:0 0 24px}a{color:light-dark(#7d5400,#f5b301)}',
].join('');

/** The content security policy of these pages allows nothing but their own style. */
const styleHash = createHash('sha256').update(style).digest('base64');

/** Sends a page that needs no script or file. */
export async function sendStaticPage(
  locale: Locale,
  reason: Reason,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const i18n = await loadShellTexts(locale);
  const [title, text] = texts[reason].map((message) => i18n._(message));
  const home = i18n._(msg`Go to the home page`);
  const html = `<!doctype html>
<html lang="${getLanguage(locale).tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${title} · ${siteName}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${basePath}">${home}</a></p></main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': getLanguage(locale).tag,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
      ...headers,
    },
  });
}

/** Seconds after which a temporary failure may be over. */
export const shortRetry = 5;

/**
 * A small page for a visitor whom this server refuses for `retryAfter` seconds: 429 after too many requests from the
 * visitor's network, 503 while the server has no time.
 */
export const refuseVisitor = (
  locale: Locale,
  status: 429 | 503,
  retryAfter = shortRetry,
): Promise<Response> =>
  sendStaticPage(locale, status, status, { 'retry-after': String(retryAfter), 'cache-control': 'no-store' });
