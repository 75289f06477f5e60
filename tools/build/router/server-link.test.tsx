import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, type LinkProps, StaticRouter } from 'react-router';
import { ServerLink } from './server-link.tsx';

const htmlOf = (link: ReactElement, basename = '/') =>
  renderToStaticMarkup(
    <StaticRouter location={`${basename}pubg/ranks/steam`} basename={basename}>
      {link}
    </StaticRouter>,
  );

const links: [string, LinkProps][] = [
  ['a path', { to: '/pubg/ranks' }],
  ['the root', { to: '/' }],
  ['a path with a query and a hash', { to: '/pubg/ranks?mode=squad#top' }],
  ['a name in another script', { to: `/pubg/profile/steam/${encodeURIComponent('名前 ./?#')}` }],
  ['dots that go up', { to: '/pubg/profile/steam/..' }],
  ['a dot at the beginning', { to: '/./pubg' }],
  ['two slashes', { to: '/pubg//ranks' }],
  ['a slash at the end', { to: '/pubg/' }],
  ['an empty query', { to: '/pubg?' }],
  ['an empty query before a hash', { to: '/pubg?#top' }],
  ['an empty hash', { to: '/pubg#' }],
  ['an address of another site', { to: 'https://example.com/pubg' }],
  ['an address without a scheme', { to: '//example.com/pubg' }],
  ['a relative path', { to: '../stats' }],
  ['a query alone', { to: '?mode=duo' }],
  ['an object', { to: { pathname: '/pubg', search: '?mode=duo' } }],
  ['attributes of its own', { to: '/pubg', className: 'big', 'aria-current': 'page', title: 'Home' }],
  ['another window', { to: '/pubg', target: '_blank', rel: 'noreferrer' }],
  ['options for clicks', { to: '/pubg', replace: true, state: { from: 1 }, preventScrollReset: true }],
  ['a full page load', { to: '/pubg', reloadDocument: true, viewTransition: true, onClick: () => {} }],
  ['no discovery', { to: '/pubg', discover: 'none' }],
  ['a path relative to the address', { to: 'stats', relative: 'path' }],
];

test.each(links)("renders the HTML of the router's link: %s", (_, props) => {
  expect(htmlOf(<ServerLink {...props}>Ranks</ServerLink>)).toBe(htmlOf(<Link {...props}>Ranks</Link>));
});

test('a site below a base path has its links there', () => {
  expect(htmlOf(<ServerLink to="/ranks">Ranks</ServerLink>, '/games/')).toContain('href="/games/ranks"');
});
