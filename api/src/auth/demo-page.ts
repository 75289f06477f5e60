import { readFileSync } from 'node:fs';
import path from 'node:path';
import { html, raw } from 'hono/html';
import { demoPath } from './provider.ts';

/** The site's themes as color schemes. */
const colorSchemes: ReadonlyMap<string | undefined, string> = new Map([
  ['light', 'light'],
  ['system', 'light dark'],
]);

/** The font of the site's headings, in the page because the API host serves no files. */
const font = readFileSync(path.join(import.meta.dirname, 'demo-font/barlow-condensed-600.woff2'), 'base64');

/** Repeats the site's look, because the API host does not serve the site's stylesheets. */
const createStyles = (theme: string | undefined) => `
@font-face { font-family: "Hotdrop Display"; src: url(data:font/woff2;base64,${font}); font-weight: 600; }
:root {
  color-scheme: ${colorSchemes.get(theme) ?? 'dark'};
  --ground: light-dark(#f2f4f8, #0b0e14);
  --panel: light-dark(#ffffff, #131823);
  --raised: light-dark(#edf0f5, #1b2231);
  --line: light-dark(#dbe1ea, #232b3a);
  --text: light-dark(#141a26, #e8ecf3);
  --muted: light-dark(#4c586b, #9aa6b8);
  --accent: #f5b301;
  --focus: light-dark(#141a26, #ffffff);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 0.875rem/1.25rem system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
header > *, main { max-width: 30rem; margin: 0 auto; padding-inline: 1rem; }
header > * { display: flex; align-items: center; gap: 0.5rem; min-height: 56px; color: var(--text); font: 600 1.5rem/1.75rem "Hotdrop Display", sans-serif; }
header svg { width: 28px; fill: var(--accent); }
header path + path { fill: none; stroke: var(--accent); stroke-width: 1.5; }
main { padding-block: 2.5rem; }
h1 { margin: 0; font: 600 clamp(2rem, 1.4rem + 2.2vw, 2.75rem)/1.1 "Hotdrop Display", sans-serif; }
p { color: var(--muted); }
ul { margin: 1.5rem 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow: clip; }
li + li { border-top: 1px solid var(--line); }
button { display: flex; justify-content: space-between; width: 100%; min-height: 56px; padding: 0 1.25rem; border: 0; background: none; color: inherit; font: 600 1rem/1.5 system-ui, sans-serif; align-items: center; cursor: pointer; }
button:hover { background: var(--raised); }
button small { color: var(--muted); font-weight: 400; }
a { display: inline-block; padding-block: 0.75rem; color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;

const logo = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M2.5 12C2.5 6 6.7 2 12 2s9.5 4 9.5 10c-1.6-1.3-3.5-1.3-4.9.1-1.2-1.5-3-1.5-4.6-.2-1.6-1.3-3.4-1.3-4.6.2C6 10.7 4.1 10.7 2.5 12z"/><path d="M3.2 13l8.8 9.2L20.8 13M8.3 14l3.7 7.8 3.7-7.8"/></svg>`;

interface DemoPage {
  readonly accounts: Readonly<Record<string, string>>;
  readonly returnTo: string;
  /** The theme that the visitor chose on the site. */
  readonly theme: string | undefined;
}

/** Renders the page on which a visitor chooses one of the demo accounts. */
export function renderDemoPage({ accounts, returnTo, theme }: DemoPage) {
  const choices = Object.entries(accounts).map(
    ([account, name]) => html`<li><form method="get" action="${demoPath}/choose">
      <input type="hidden" name="return_to" value="${returnTo}"><input type="hidden" name="account" value="${account}">
      <button>${name} <small>${account.slice(-2)}</small></button></form></li>`,
  );
  const cancel = new URL(returnTo);
  cancel.searchParams.set('openid.mode', 'cancel');
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex"><title>Demo sign-in · Hotdrop</title><style>${raw(createStyles(theme))}</style></head>
    <body><header><div>${raw(logo)}Hotdrop</div></header><main><h1>Demo sign-in</h1>
    <p>This site runs without a Steam key. Choose a demo account. You need no password.</p>
    <ul>${choices}</ul><a href="${cancel.href}">Do not sign in</a></main></body></html>`;
}
