import { renderToString } from 'react-dom/server';
import { ConsolePage } from '../../ops/console-page.tsx';
import { opsPath, type PageProps } from '../../ops/types.ts';

/** URL prefix of the console's own files. */
export const opsFilesPath = `${opsPath}/files/`;

/** Allows only the console's own files. Nothing on the page may run other code or send data elsewhere. */
export const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  // The icon of the tab is empty.
  'img-src data:',
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Renders the whole page. The browser's script gets the same data and keeps the HTML. */
export function renderConsole(props: PageProps): string {
  const data = JSON.stringify(props).replaceAll('<', '\\u003c');
  const title = `${props.confirmation ? 'Confirm · ' : ''}Operations · ${escapeText(props.site)}`;
  return `<!doctype html>
<html lang="en" data-theme="${props.theme}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${opsFilesPath}console.css"><script src="${opsFilesPath}console.js" defer></script></head>
<body><div id="console">${renderToString(<ConsolePage {...props} />)}</div><script type="application/json" id="console-data">${data}</script></body>
</html>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
