import { createHash } from 'node:crypto';
import { getLanguage } from '@hotdrop/shared-domain/locale';
import displayFont from '@hotdrop/shared-ui/fonts/barlow-condensed-600.woff2';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteName } from '../../../site/game.ts';
import { oembedPath } from '../../embeds/oembed-path.ts';
import { colors } from '../../pictures/colors.ts';
import { LogoMark } from '../../pictures/logo-mark.tsx';
import type { PanelLook } from '../panel-address.ts';
import type { Drawing, DrawnForm } from './form.ts';
import { overlayScript } from './overlay-script.ts';
import sheet from './panel.css?raw';

/** Pages that may show each form in a frame. Streaming tools compose overlays from frames. */
const frameAncestors = { page: "'none'", frame: '*', overlay: '*' };
type PageForm = keyof typeof frameAncestors;

const font = `@font-face{font-family:"Hotdrop Display";src:url(${displayFont}) format("woff2");font-weight:600;font-display:swap}`;
const tokens = [...colors]
  .map(([name, { dark, light }]) => `--${name}:light-dark(${light},${dark})`)
  .join(';');
const shared = `${font}:root{${tokens}}${sheet}`.replaceAll(/\s+/g, ' ');

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The look is in the stylesheet and not in attributes, so that the policy allows no other style. */
const ownStyles = ({ color, scale }: PanelLook): string =>
  [
    color && `:root{--accent-text:#${color};--text:#${color}}.panel{color:#${color}!important}`,
    scale !== 1 && `body{zoom:${scale}}`,
  ]
    .filter(Boolean)
    .join('');

/** A page of a panel: alone, in a frame, or over a stream. */
export const drawDocument =
  (form: PageForm) =>
  (drawing: Drawing): DrawnForm => {
    const css = shared + ownStyles(drawing.look);
    const script = form === 'overlay' ? overlayScript : undefined;
    return {
      type: 'text/html; charset=utf-8',
      body: `<!doctype html>${renderToStaticMarkup(<PanelDocument {...{ form, css, script, drawing }} />)}`,
      headers: {
        'content-security-policy': [
          "default-src 'none'",
          `style-src ${hash(css)}`,
          "font-src 'self'",
          ...(script ? [`script-src ${hash(script)}`, "connect-src 'self'"] : []),
          "base-uri 'none'",
          "form-action 'none'",
          `frame-ancestors ${frameAncestors[form]}`,
        ].join('; '),
      },
    };
  };

/** The content of an overlay without the page, to replace the old one. */
export const drawOverlayContent = (drawing: Drawing): DrawnForm => ({
  type: 'text/html; charset=utf-8',
  body: renderToStaticMarkup(<Face {...drawing} isInFrame isOverlay />),
});

interface DocumentProps {
  readonly form: PageForm;
  readonly css: string;
  readonly script: string | undefined;
  readonly drawing: Drawing;
}

function PanelDocument({ form, css, script, drawing }: DocumentProps) {
  const { face, title, look, locale, origin, status, addressOf } = drawing;
  const page = origin + addressOf('page');
  const name = `${face.about} · ${title} · ${siteName}`;
  const shown = <Face {...drawing} isInFrame={form !== 'page'} isOverlay={form === 'overlay'} />;
  return (
    <html lang={getLanguage(locale).tag} data-theme={look.theme} data-form={form}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name}</title>
        <meta name="description" content={face.line} />
        <link rel="canonical" href={face.href ? origin + face.href : page} />
        {status === 200 && (
          <>
            <meta property="og:title" content={name} />
            <meta property="og:description" content={face.line} />
            <meta property="og:image" content={origin + addressOf('picture')} />
            <meta name="twitter:card" content="summary_large_image" />
            <link
              rel="alternate"
              type="application/json+oembed"
              href={`${origin}${oembedPath}?url=${encodeURIComponent(page)}`}
            />
            {face.entries && (
              <link rel="alternate" type="application/atom+xml" href={origin + addressOf('feed')} />
            )}
          </>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, and the policy has its hash */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className={look.isTransparent ? 'transparent' : undefined}>
        {form === 'page' ? <main>{shown}</main> : shown}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is ours, and the policy has its hash */}
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  );
}

interface FaceProps extends Drawing {
  readonly isInFrame: boolean;
  readonly isOverlay: boolean;
}

function Face({ face, status, origin, isInFrame, isOverlay }: FaceProps) {
  const { about, title, value, mark, drawing, notes = [], figures = [], rows = [] } = face;
  const isBeside = isOverlay && figures.length > 0;
  const figureList = figures.length > 0 && (
    <dl className={isBeside ? undefined : 'figures'}>
      {figures.map((figure) => (
        <div key={figure.label} className="figure">
          <dt>{figure.label}</dt>
          <dd className={figure.tone}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
  const content = (
    <>
      <div className="head">
        {mark && (
          <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
            {mark}
          </svg>
        )}
        <div className="words">
          <p className="about">{about}</p>
          <h1>{title}</h1>
          {value && <p className="value">{value}</p>}
          {status !== 200 && <p className="sentence">{face.line}</p>}
        </div>
        {isBeside && figureList}
      </div>
      {!isBeside && figureList}
      {drawing && (
        <svg className="drawing" viewBox="0 0 480 160" aria-hidden="true">
          {drawing}
        </svg>
      )}
      {rows.length > 0 && (
        <ol className="rows">
          {rows.map((row) => (
            <li key={row.name + row.place}>
              {row.place && <span>{row.place}</span>}
              <b>{row.name}</b>
              <b className={row.tone}>{row.value}</b>
            </li>
          ))}
        </ol>
      )}
      <div className="notes">
        {notes.map((note, at) => (at === 0 ? <b key={note}>{note}</b> : <span key={note}>{note}</span>))}
        <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
          <LogoMark />
        </svg>
      </div>
    </>
  );
  return face.href ? (
    <a className="panel" href={origin + face.href} {...(isInFrame && { target: '_blank', rel: 'noopener' })}>
      {content}
    </a>
  ) : (
    <div className="panel">{content}</div>
  );
}
